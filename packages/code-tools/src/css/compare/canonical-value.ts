import { fullHex, namedHex } from "../colors.ts";
import { hasSignOfItsOwn, isJoined, joint } from "../joined-tokens.ts";
import { shortenNumber, withoutBlanks } from "../shorten-value.ts";
import type { Token } from "../tokenize.ts";
import { canonicalRanges } from "../unicode-range.ts";
import { canonicalCalc } from "./canonical-calc.ts";
import { canonicalGradient, canonicalShadows, eachLayer } from "./canonical-images.ts";
import { canonicalPlace } from "./canonical-places.ts";

/** Names that somebody chose keep their letters. */
const named =
  /^(?:--.*|(?:-webkit-|-moz-|-o-)?animation(?:-name)?|font(?:-family)?|grid(?:-.*)?|counter-.*|will-change|content|quotes|container(?:-name)?|view-transition-.*|.*timeline.*|anchor-.*|position-.*|src|list-style(?:-type)?|transition(?:-property)?|page)$/;
const positions =
  /^(?:-webkit-|-moz-|-o-|-ms-)?(?:background-position|transform-origin|perspective-origin|object-position|mask-position)$/;
const sizes = /^(?:-webkit-)?(?:background|mask)-size$/;
const shadows = /^(?:-webkit-|-moz-)?(?:box|text)-shadow$/;
const lengthUnit = /^(?:px|r?em|ex|ch|vw|vh|vmin|vmax|cm|mm|in|pt|pc|q|[sld]v[wh]|cq\w{1,3}|lh|rlh|cap|ic)$/;
/** Where a share of nothing is nothing, whatever it is a share of. */
const emptyShare = /^(?:margin|padding|inset|top|right|bottom|left)(?:-|$)/;
const toDegrees: Record<string, number> = { deg: 1, turn: 360, grad: 0.9 };
const number = (value: number): string =>
  Object.is(value, -0) ? "0" : String(Number(value.toPrecision(12)));
const alpha = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, "0");

/** A number with its unit in one spelling. */
function canonicalDimension(text: string, isInCalc: boolean): string {
  const [, digits = "", unit = ""] = /^([+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?)(.*)$/is.exec(text) ?? [];
  const value = Number(digits);
  const lower = unit.toLowerCase();
  if (lower === "ms") return `${number(value / 1_000)}s`;
  const degrees = toDegrees[lower];
  if (degrees !== undefined) return `${number(value * degrees)}deg`;
  if (value === 0 && !isInCalc && lengthUnit.test(lower)) return "0";
  return `${number(value)}${lower}`;
}

/** The text that a quoted string stands for. */
const canonicalString = (text: string): string =>
  JSON.stringify(
    text
      .slice(1, -1)
      .replace(/\\(?:\r\n|[\n\r\f])/g, "")
      .replace(/\\([\da-f]{1,6})[ \t\n\r\f]?/gi, (_, hex: string) =>
        String.fromCodePoint(Math.min(Number.parseInt(hex, 16) || 0xfffd, 0x10ffff)),
      )
      .replace(/\\(.)/g, "$1"),
  );

const canonicalUrl = (text: string): string =>
  `url(${canonicalString(`"${text.slice(4, text.endsWith(")") ? -1 : undefined).trim()}"`)})`;

/** `rgb()`, `rgba()`, `hsl()`, `hsla()` of plain numbers as eight digits; null for everything else. */
function colorOf(tokens: readonly Token[], index: number): { text: string; length: number } | null {
  const name = tokens[index]?.text.toLowerCase();
  if (name === undefined || !/^(?:rgba?|hsla?)\($/.test(name)) return null;
  const end = tokens.findIndex((token, at) => at > index && token.text === ")");
  const inside = tokens.slice(index + 1, end);
  const values = inside.filter(({ kind }) => /^(?:number|percentage|dimension)$/.test(kind));
  const others = inside.filter(
    ({ kind, text }) => !values.some(value => value.text === text && value.kind === kind),
  );
  if (values.length < 3 || values.length > 4 || others.some(({ text }) => !/^[\s,/]+$/.test(text)))
    return null;
  const opacity = values[3] ? partOf(values[3], 1) : 1;
  const [one, two, three] = values;
  if (!one || !two || !three) return null;
  const rgb = name.startsWith("rgb")
    ? [one, two, three].map(value => partOf(value, 255))
    : fromHsl(Number.parseFloat(one.text), partOf(two, 1), partOf(three, 1));
  if (one.kind === "dimension" && !/deg$/i.test(one.text)) return null;
  const digits = rgb.map(part => alpha(part / 255)).join("");
  return { text: `#${digits}${alpha(opacity)}`, length: end - index };
}

const partOf = ({ kind, text }: Token, whole: number): number =>
  kind === "percentage" ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const span = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number): number => {
    const turn = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    return 255 * (lightness - span * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [part(0), part(8), part(4)];
}

const easings: Record<string, string> = {
  "cubic-bezier(.25,.1,.25,1)": "ease",
  "cubic-bezier(0,0,1,1)": "linear",
  "cubic-bezier(.42,0,1,1)": "ease-in",
  "cubic-bezier(0,0,.58,1)": "ease-out",
  "cubic-bezier(.42,0,.58,1)": "ease-in-out",
  "steps(1,start)": "step-start",
  "steps(1,jump-start)": "step-start",
  "steps(1,end)": "step-end",
  "steps(1)": "step-end",
};

function canonicalWord(text: string, property: string): string {
  const hex = namedHex(text);
  const lower = text.toLowerCase();
  if (property.startsWith("--") && lower === "transparent") return "#00000000";
  if (hex !== null && !named.test(property)) return `#${hex}`;
  if (/^font(?:-weight)?$/.test(property) && lower === "bold") return "700";
  if (property === "font-weight" && lower === "normal") return "400";
  return named.test(property) ? text : lower;
}

function canonicalToken(token: Token, property: string, isInCalc: boolean): string {
  const { kind, text } = token;
  if (kind === "number") return number(Number(text));
  if (kind === "percentage") return `${shortenNumber(number(Number.parseFloat(text)))}%`;
  if (kind === "dimension") return canonicalDimension(text, isInCalc);
  if (kind === "string") return canonicalString(text);
  if (kind === "url") return canonicalUrl(text);
  if (kind === "function") return text.toLowerCase();
  if (kind === "hash") {
    const hex = fullHex(text.slice(1));
    return hex === null ? text : `#${hex}`;
  }
  return kind === "ident" ? canonicalWord(text, property) : text;
}

/** A token in one spelling, with what keeps it apart from the one before it: `x+1` is not `x1`. */
function canonicalAt(tokens: readonly Token[], index: number, property: string, isInCalc: boolean): string {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (token === undefined) return "";
  // Nobody writes an amount as `+0123`: a custom property may hold it for a script.
  const isText = property.startsWith("--") && /^(?:\+|-?0\d)/.test(token.text);
  const isKept = isText || hasSignOfItsOwn(before, token);
  const text = isKept ? token.text : canonicalToken(token, property, isInCalc);
  const isApart = before?.text === joint || token.text === joint;
  return isJoined(before, token) && !isApart ? `${joint}${text}` : text;
}

/**
 * The parts of a value, between spaces at the top, each in one spelling for all that means the same. What is not known
 * to be equal stays different: a comparison may refuse too much, never too little.
 */
export function canonicalParts(property: string, value: readonly Token[]): string[] {
  if (property === "unicode-range") return [canonicalRanges(value)];
  const parts: string[] = [""];
  const tokens = withoutBlanks(value);
  const open: string[] = [];
  const add = (text: string) => void parts.push(`${parts.pop()}${text}`);
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const color = colorOf(tokens, index);
    const quoted = /^url\($/i.test(token.text) && tokens[index + 1]?.kind === "string";
    if (color !== null) {
      add(color.text);
      index += color.length;
      if (open.length === 0) parts.push("");
    } else if (quoted) {
      add(`url(${canonicalString(tokens[index + 1]?.text ?? "")})`);
      if (open.length === 0) parts.push("");
      index += 2;
    } else if (token.kind === "space" && open.length === 0) parts.push("");
    else if (token.text === "/" && open.length === 0) parts.push("/", "");
    else if (token.kind === "comma" && open.length === 0) parts.push(",", "");
    else {
      if (token.kind === "function" || token.kind === "open") open.push(token.text.toLowerCase());
      if (token.kind === "close") open.pop();
      const isNested = token.kind === "function" && /^calc\($/i.test(token.text) && open.length > 1;
      if (isNested) {
        add("(");
        continue;
      }
      // What a custom property is used for is not known: a zero there keeps its unit, too.
      const isInCalc = property.startsWith("--") || open.some(name => /^(?:calc|min|max|clamp)\(/.test(name));
      add(canonicalAt(tokens, index, property, isInCalc));
      // Functions that follow each other need no space.
      if ((token.kind === "close" || token.kind === "url") && open.length === 0) parts.push("");
    }
  }
  const full = parts
    .filter(part => part !== "")
    .map(part => easings[part.replace(/\b0\./g, ".")] ?? functionOf(part));
  // A hack for browsers that are gone: with space before it or without.
  if (full.at(-1) === "\\9" && full.length > 1) full.push(`${full.splice(-2).join("")}`);
  if (property === "font-family") return familiesOf(full);
  if (positions.test(property)) return eachLayer(full, canonicalPlace);
  if (sizes.test(property))
    return eachLayer(full, layer => (layer.length === 2 && layer[1] === "auto" ? layer.slice(0, 1) : layer));
  if (shadows.test(property)) return canonicalShadows(full);
  if (property === "aspect-ratio" && full.slice(-2).join("") === "/1") return full.slice(0, -2);
  if (emptyShare.test(property)) return full.map(part => emptyOf(part, property));
  return property === "background" && /^(?:none|0 0|#00000000)$/.test(full.join(" ")) ? ["none"] : full;
}

const generic =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-\w+|math|emoji|inherit|initial|unset|revert)$/i;

/** Names of families as strings, whether they were quoted or not. */
const familiesOf = (parts: readonly string[]): string[] =>
  parts
    .join(" ")
    .split(/ ?, ?/)
    .flatMap((name, index) => {
      const plain = name.startsWith('"') || generic.test(name) || name.includes("(");
      const text = plain ? name : JSON.stringify(name.replace(/\\(.)/g, "$1"));
      return index === 0 ? [text] : [",", text];
    });

/** Movements along one axis as movements of all. */
const transformOf = (part: string): string =>
  /^(?:translate|rotate|scale|skew|hue-rotate)/.test(part)
    ? part
        .replace(/^((?:rotate\w?|skew\w?|hue-rotate)\()0\)$/, "$10deg)")
        .replace(/^(translate|scale)3d\(([^(),]+),([^(),]+),([01])\)$/, (whole, name: string, x, y, z) =>
          (name === "scale") === (z === "1") ? `${name}(${x},${y})` : whole,
        )
        .replace(/^translatez\(0\)$/, "translate(0)")
        .replace(/^scalez\(1\)$/, "scale(1)")
        .replace(/^scalex\(([^(),]+)\)$/, "scale($1,1)")
        .replace(/^scaley\(([^(),]+)\)$/, "scale(1,$1)")
        .replace(/^translate3d\(0,0,/, "translatez(")
        .replace(/^translatex\(/, "translate(")
        .replace(/^translatey\(/, "translate(0,")
        .replace(/(?<=^translate\(|,)0%(?=[,)])/g, "0")
        .replace(/^translate\(([^(),]+),0\)$/, "translate($1)")
        .replace(/^skew\(([^(),]+)(?:,0(?:deg)?)?\)$/, "skewx($1)")
        .replace(/^rotatez\(/, "rotate(")
        .replace(/^rotate3d\(0,0,1,/, "rotate(")
        .replace(/^rotate3d\(1,0,0,/, "rotatex(")
        .replace(/^rotate3d\(0,1,0,/, "rotatey(")
        .replace(/^scale\(([^(),]+),\1\)$/, "scale($1)")
    : part;

/** Only inner space may not be below zero, which `calc` would hold back. */
function emptyOf(part: string, property: string): string {
  if (part === "0%") return "0";
  return property.startsWith("padding") ? part : part.replace(/^calc\((-[\d.]+[a-z%]+)\)$/, "$1");
}

/** Filters whose amount is 1 when none is given. */
const wholeFilter = /^(grayscale|sepia|invert|opacity|brightness|contrast|saturate)\((?:1|100%)\)$/;

const functionOf = (part: string): string =>
  transformOf(canonicalGradient(canonicalCalc(part))).replace(wholeFilter, "$1()");

/** A value in one spelling. Custom properties are text to everybody: only space at their ends does not count. */
export function canonicalValue(property: string, value: readonly Token[]): string {
  if (property.startsWith("--"))
    return withoutBlanks(value)
      .map(token => token.text)
      .join("");
  return canonicalParts(property, value).join(" ");
}
