import type { Identifier, NewExpression, Node, TSTypeParameterInstantiation } from "@babel/types";
import {
  type Call,
  callOf,
  chainEnd,
  chainRoot,
  isMember,
  memberName,
  parentOf,
  propertyOf,
} from "../../engine/nodes.ts";
import { namesTaken } from "../../infer/modules.ts";
import { type ExportRow, nameNow } from "../export-rows.ts";
import { after, type Rewriter, replace } from "../rewriter.ts";
import { isQualified, isTypeScript, isTypeUse } from "../type-uses.ts";
import { goneTypes, renamedTypes } from "./type-names.ts";

/** What only exports of version 14 are called, so that a file that takes one of them was converted before. */
const isNew = (name: string): boolean =>
  /Builder$|BitField$|Bits$|^(?:Events|Partials|REST|Routes|ChatInputCommandInteraction)$/.test(name);

/** Whether the file takes a name of version 14 from discord.js, or will when `becomes` has its way. */
export const takesNew = (
  { tree }: Rewriter,
  becomes: (name: string) => string | undefined = () => undefined,
  packages?: RegExp,
): boolean => namesTaken(tree, packages).some(name => isNew(becomes(name) ?? name));

/** What is taken from packages that discord.js brings with it is taken from itself in version 14. */
const withInner = /^(discord\.js|@discordjs\/(builders|rest))$/;

/** The name of any command now is what a chat command alone was called before. */
const chatCommand = (rewriter: Rewriter, use: Node): string =>
  takesNew(rewriter) || isCalledBase(rewriter, use) ? "CommandInteraction" : "ChatInputCommandInteraction";

/** `import { CommandInteraction as BaseCommandInteraction }`, as it was written here. */
const isCalledBase = ({ tree }: Rewriter, use: Node): boolean =>
  use.type === "Identifier" && tree.resolve(use)?.identifier.name === "BaseCommandInteraction";

/** Rows about types, beside those that give classes new names. */
export function typeRows(classes: ReadonlyMap<string, string>): readonly ExportRow[] {
  const named = (name: string) =>
    name === "CommandInteraction" ? "ChatInputCommandInteraction" : classes.get(name);
  /** Under its own name beside another new one only: the next time, it would be taken for the old name of a chat command. */
  const standsBesideNew = (rewriter: Rewriter): boolean => {
    const isOfEvents = /\bConstants\.Events\b/.test(rewriter.tree.text);
    const becomes = (name: string) => (name === "Constants" && isOfEvents ? "Events" : named(name));
    return takesNew(rewriter, becomes, withInner);
  };
  const anyCommand = (rewriter: Rewriter, use: Node) =>
    isCalledBase(rewriter, use) || standsBesideNew(rewriter) ? "CommandInteraction" : null;
  return [
    ...Object.entries(renamedTypes).map(([name, to]): ExportRow => ({ id: "14-T79", name, to })),
    ...goneTypes.map((name): ExportRow => ({ id: "14-T80", name, flag: "removed" })),
    { id: "14-T77", name: "CommandInteraction", to: "CommandInteraction", choose: chatCommand },
    {
      id: "14-T77",
      name: "BaseCommandInteraction",
      flag: "removed",
      choose: anyCommand,
      keeps: rewriter => !standsBesideNew(rewriter),
    },
  ];
}

/** Builders of what stands in a row, by their class before. */
const builders: Readonly<Record<string, string>> = {
  MessageButton: "ButtonBuilder",
  MessageSelectMenu: "StringSelectMenuBuilder",
  TextInputComponent: "TextInputBuilder",
};

const listed = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap(node =>
    node.type === "ArrayExpression" ? listed(node.elements.filter(one => one !== null)) : [node],
  );

/** What is put into a row where it is made, and under the name that it gets there. */
function componentsOf(rewriter: Rewriter, made: NewExpression): Node[] {
  const starts: Node[] = [made];
  const parent = parentOf(chainEnd(made));
  if (parent?.type === "VariableDeclarator" && parent.id.type === "Identifier") {
    const binding = rewriter.tree.resolve(parent.id);
    if (binding) starts.push(...rewriter.tree.references(binding));
  }
  const [first] = made.arguments;
  const data = first?.type === "ObjectExpression" ? propertyOf(first, "components")?.value : undefined;
  return listed([...(data ? [data] : []), ...starts.flatMap(argumentsAlong)]);
}

function argumentsAlong(node: Node): Node[] {
  const member = parentOf(node);
  const call = isMember(member) && member.object === node ? callOf(member) : undefined;
  if (!call || !isMember(member)) return [];
  const isAdding = /^(?:add|set|splice)Components$/.test(memberName(member) ?? "");
  return [...(isAdding ? call.arguments : []), ...argumentsAlong(call)];
}

const anyContent = "MessageActionRowComponentBuilder";

/** What rows hold, as their type parameter: the builder where all are of one class. */
function contentOf(rewriter: Rewriter, made: NewExpression | null): string {
  if (!made) return anyContent;
  const names = componentsOf(rewriter, made).map(one => {
    const type = rewriter.typeOf(chainRoot(one));
    return type?.kind === "instance" && type.names.length === 1 ? builders[type.names[0] ?? ""] : undefined;
  });
  const [first] = names;
  return first !== undefined && names.every(name => name === first) ? first : anyContent;
}

/** `MessageActionRow<ModalActionRowComponent>` said what may be built already. */
function renamedContent(rewriter: Rewriter, parameters: TSTypeParameterInstantiation): void {
  for (const one of parameters.params) {
    if (one.type !== "TSTypeReference" || one.typeName.type !== "Identifier") continue;
    const { name } = one.typeName;
    if (!/^(?:Message|Modal)ActionRowComponent$/.test(name)) continue;
    const to = rewriter.names.isImported(one.typeName) ? rewriter.names.useType(`${name}Builder`) : null;
    if (to !== null) rewriter.change("14-T78", one.typeName, [replace(one.typeName, to)]);
  }
}

/** Whether a row is made of another one. */
function isCopy(rewriter: Rewriter, { arguments: [first] }: NewExpression): boolean {
  const type = first && rewriter.typeOf(first);
  return type?.kind === "instance" && type.names.includes("MessageActionRow");
}

/** What a row holds that is made of another one, as a type argument; nothing in JavaScript. */
export function copiedContent(rewriter: Rewriter, node: NewExpression | Call): string {
  if (node.type !== "NewExpression" || node.typeParameters || !isTypeScript(rewriter)) return "";
  if (!isCopy(rewriter, node)) return "";
  const to = contentAt(rewriter, node.callee, anyContent);
  return to === null ? "" : `<${to}>`;
}

/** The name of a type beside `whole`, which is reached in the same way. */
function contentAt(rewriter: Rewriter, whole: Node, content: string): string | null {
  if (whole.type === "TSQualifiedName") return `${rewriter.text(whole.left)}.${content}`;
  if (isMember(whole)) return `${rewriter.text(whole.object)}.${content}`;
  return content === anyContent ? rewriter.names.useType(content) : rewriter.exported(content);
}

/** Rows say in TypeScript what they hold: nothing that a message takes is assignable without. */
export function typedRows(rewriter: Rewriter): void {
  const places = rewriter.tree.identifiers.get("MessageActionRow") ?? [];
  if (places.length === 0 || !isTypeScript(rewriter)) return;
  for (const place of places) {
    const use = useOf(rewriter, place);
    if (!use || (use.made && isCopy(rewriter, use.made))) continue;
    const { owner, made, whole } = use;
    if (owner.typeParameters?.type === "TSTypeParameterInstantiation") {
      renamedContent(rewriter, owner.typeParameters);
      continue;
    }
    const to = contentAt(rewriter, whole, contentOf(rewriter, made));
    if (to !== null) rewriter.wrap("14-T78", whole, [after(whole, `<${to}>`)], false);
  }
}

/** What a builder becomes that has got an option, as it was said before it had a name. */
export function optionsOnly(rewriter: Rewriter): void {
  for (const name of rewriter.tree.identifiers.get("SlashCommandBuilder") ?? []) {
    const list = parentOf(parentOf(name) ?? name);
    const omit = list && parentOf(list);
    if (list?.type !== "TSTypeParameterInstantiation" || omit?.type !== "TSTypeReference") continue;
    if (rewriter.text(omit.typeName) !== "Omit" || !rewriter.names.isImported(name)) continue;
    const keys = list.params[1] && rewriter.text(list.params[1]).replace(/[\s"']/g, "");
    if (!/^addSubcommand(Group)?\|addSubcommand(Group)?$/.test(keys ?? "")) continue;
    const to = rewriter.names.useType("SlashCommandOptionsOnlyBuilder");
    if (to !== null) rewriter.change("14-T83", omit, [replace(omit, to)]);
  }
}

type Use = {
  /** What has the type parameters. */
  owner: { typeParameters?: Node | null };
  made: NewExpression | null;
  /** `MessageActionRow` or `Discord.MessageActionRow`. */
  whole: Node;
};

function useOf(rewriter: Rewriter, place: Identifier): Use | null {
  const parent = parentOf(place);
  const isNamespaced =
    isQualified(rewriter, place) ||
    (isMember(parent) && parent.property === place && rewriter.typeOf(parent.object)?.kind === "module");
  const whole = isNamespaced && parent ? parent : place;
  if (!isNamespaced && !rewriter.names.isImported(place)) return null;
  const owner = parentOf(whole);
  if (owner?.type === "NewExpression" && owner.callee === whole) return { owner, made: owner, whole };
  return owner?.type === "TSTypeReference" && (isNamespaced || isTypeUse(place))
    ? { owner, made: null, whole }
    : null;
}

/** What `declare module "discord.js"` adds to classes stands under the names that they have now. */
export function augmentedTypes(rewriter: Rewriter, rows: ReadonlyMap<string, ExportRow>): void {
  for (const statement of rewriter.tree.file.program.body) {
    if (statement.type !== "TSModuleDeclaration" || statement.id.type !== "StringLiteral") continue;
    if (statement.id.value !== "discord.js" || statement.body.type !== "TSModuleBlock") continue;
    for (const one of statement.body.body) {
      const declared = one.type === "ExportNamedDeclaration" ? one.declaration : one;
      if (declared?.type !== "TSInterfaceDeclaration") continue;
      const row = rows.get(declared.id.name);
      const to = row && nameNow(rewriter, row, declared.id);
      if (row && to && to !== row.name && rewriter.to.hasClass(to))
        rewriter.change(row.id, declared.id, [replace(declared.id, to)]);
    }
  }
}
