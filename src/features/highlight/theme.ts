import type { ThemeRegistration } from "@shikijs/primitive";

/**
 * What a token is, by the scopes of the grammars. The names are the classes of the page's style sheet (`hl-<name>`),
 * so light and dark are a matter of CSS and the same HTML serves both.
 */
const kinds = {
  comment: ["comment", "punctuation.definition.comment", "string.quoted.docstring"],
  string: [
    "string",
    "punctuation.definition.string",
    "markup.inline.raw",
    "markup.fenced_code",
    "constant.other.symbol",
  ],
  regexp: ["string.regexp", "constant.character.escape", "constant.other.character-class"],
  number: [
    "constant.numeric",
    "constant.language",
    "support.constant",
    "keyword.other.unit",
    "constant.other.color",
  ],
  keyword: [
    "keyword",
    "storage",
    "punctuation.definition.template-expression",
    "keyword.operator.new",
    "markup.quote",
  ],
  plain: ["keyword.operator", "meta.template.expression", "punctuation", "string.unquoted"],
  function: ["entity.name.function", "support.function", "variable.function"],
  type: [
    "entity.name.type",
    "entity.name.class",
    "support.class",
    "support.type",
    "entity.name.tag",
    "markup.heading",
  ],
  attribute: [
    "entity.other.attribute-name",
    "support.type.property-name",
    "meta.object-literal.key",
    "markup.bold",
  ],
  parameter: ["variable.parameter"],
} satisfies Record<string, string[]>;

type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

/** Themes speak in colours only, so each kind has a colour that nobody sees: its number. */
const colourOf = (kind: Kind): string => `#${(names.indexOf(kind) + 2).toString(16).padStart(6, "0")}`;
const plainColour = "#000001";

export const theme: ThemeRegistration = {
  name: "kinds",
  type: "light",
  colors: { "editor.foreground": plainColour, "editor.background": "#ffffff" },
  settings: [
    { settings: { foreground: plainColour } },
    ...names.map(kind => ({ scope: kinds[kind], settings: { foreground: colourOf(kind) } })),
  ],
};

const classes = new Map(names.filter(kind => kind !== "plain").map(kind => [colourOf(kind), `hl-${kind}`]));

/** The class of a token by its colour; undefined for plain text. */
export const classOf = (colour: string | undefined): string | undefined =>
  colour === undefined ? undefined : classes.get(colour.toLowerCase());
