import { isCall, isMember, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import type { Tree } from "../../engine/scope.ts";
import type { Edit } from "../../engine/splice.ts";
import { plain, type Type } from "../../engine/types.ts";
import { memberOfPackage } from "../../infer/modules.ts";
import { branchesOf } from "../held-values.ts";
import { after, before, behind, type Rewriter } from "../rewriter.ts";
import { isTypeScript } from "../type-uses.ts";
import { isOptionsAtTimes, isTextAtTimes } from "./at-times.ts";
import { isListAtTimes, isNoListHere, type Listed, listedAs } from "./lists-at-times.ts";
import { givesNumber, isCount, isReckoned, isSometimesNumber, isTime } from "./no-texts.ts";

export interface Payload {
  kind: "text" | "embed" | "embeds" | "file" | "files" | "embeds and files" | "options" | "unknown";
  weak: boolean;
}

/** What is passed where a message is expected. */
export function kindOf(rewriter: Rewriter, node: Node): Payload {
  const type = rewriter.typeOf(node);
  const name = nameOf(node);
  const isNamed = /embed\d*$|^embed/i.test(name) && !/embeds$|Field|Color|Title|Text|Desc/i.test(name);
  // What another package calls so may be what is sent as it is, too.
  if (isNamed && type?.kind === "foreign") return { kind: "unknown", weak: true };
  const isList = type?.kind === "array" || type?.kind === "list";
  const known = type && !(isList && isNoListHere(rewriter, node)) && kindOfType(rewriter, type);
  if (known) return { kind: known, weak: type.weak };
  if (isTaggedText(node)) return { kind: "text", weak: true };
  return { kind: isNamed && !isOfLanguage(node, name) ? "embed" : "unknown", weak: true };
}

/** `lang.embed_error`, `strings.embedTooBig`: what is said of an embed. */
const isOfLanguage = (node: Node, name: string): boolean =>
  isMember(node) &&
  (/^embed_[a-z]/.test(name) ||
    /^(lang|language|locale|strings?|texts?|translations?)$/i.test(nameOf(node.object)));

/** A template with one of the tags by which packages for texts put their lines right. */
const isTaggedText = (node: Node): boolean =>
  node.type === "TaggedTemplateExpression" &&
  /^(codeBlock|commaLists?|dedent|html|inlineLists|oneLine|outdent|raw|source|stripIndents?|trimLines)/.test(
    nameOf(node.tag),
  );

const areBoth = ({ infer }: Rewriter, types: readonly (Type | undefined)[]): boolean =>
  ["MessageEmbed", "MessageAttachment"].every(name => types.some(one => infer.isA(one, name)));

const calledFile = /^(attach|file|image|img)|([Aa]ttachment|[Ii]mage|[a-z]File)s?$/;

/** One of a list: beside an embed, what is called a file is one. */
export function kindInList(rewriter: Rewriter, one: Node | null): Payload["kind"] {
  if (one?.type === "SpreadElement") {
    const { kind } = kindOf(rewriter, one.argument);
    if (kind === "embeds" || /embeds$/i.test(nameOf(one.argument))) return "embed";
    return kind === "files" ? "file" : "unknown";
  }
  const kind = one ? kindOf(rewriter, one).kind : "unknown";
  return kind === "unknown" && one && calledFile.test(nameOf(one)) ? "file" : kind;
}

/** What is in a list that an embed is in, too: others may be files, or not be seen here; null of any other list. */
function kindBesideEmbed(
  rewriter: Rewriter,
  list: Type & { kind: "array" | "list" },
): Payload["kind"] | null {
  const parts = list.kind === "list" ? list.node.elements : [];
  if (parts.length === 0) return areBoth(rewriter, [list.of]) ? "embeds and files" : null;
  const kinds = parts.map(one => kindInList(rewriter, one));
  if (!kinds.includes("embed")) return null;
  return kinds.includes("file") ? "embeds and files" : kinds.includes("unknown") ? "unknown" : null;
}

function kindOfType(rewriter: Rewriter, type: Type): Payload["kind"] | null {
  switch (type.kind) {
    case "instance":
      if (areBoth(rewriter, [type])) return "embeds and files";
      // What is finished already is sent as it is.
      if (rewriter.infer.isA(type, "APIMessage")) return "options";
      if (rewriter.infer.isA(type, "MessageEmbed")) return "embed";
      if (rewriter.infer.isA(type, "MessageAttachment")) return "file";
      return type.names.length > 0 ? "text" : null;
    case "array":
    case "list": {
      const beside = kindBesideEmbed(rewriter, type);
      if (beside) return beside;
      const of = type.of && kindOfType(rewriter, type.of);
      if (of === "embed") return "embeds";
      return of === "file" ? "files" : "text";
    }
    case "object":
      return "options";
    case "elsewhere":
      return type.what === "object" ? "options" : null;
    case "string":
    case "number":
    case "boolean":
    case "bigint":
    case "foreign":
      return "text";
    default:
      return null;
  }
}

function nameOf(node: Node): string {
  if (node.type === "Identifier") return node.name;
  if (isMember(node)) return memberName(node) ?? "";
  if (node.type === "AwaitExpression") return nameOf(node.argument);
  if (isCall(node) && (node.callee.type === "Identifier" || isMember(node.callee)))
    return nameOf(node.callee);
  return "";
}

/** Strings are enforced: numbers and objects are made to strings, lists to lines. */
export function contentOf(rewriter: Rewriter, node: Node): Edit[] {
  const branches = branchesOf(node);
  const kinds = branches.map(one => wrapOf(rewriter, one));
  // What stands before `||` must stay nothing where it is nothing.
  const areLines = kinds.some(kind => kind?.startsWith("lines"));
  const whole = branches.length > 1 && !areLines && kinds.find(kind => kind !== null);
  if (whole) return wrapped(node, whole);
  return branches.flatMap((one, index) => {
    const kind = kinds[index];
    return kind ? wrapped(one, kind, mayBeNothing(one)) : [];
  });
}

/** Of a text that goes into a template anyway: only lists are made to lines. */
export const linesOf = (rewriter: Rewriter, node: Node): Edit[] =>
  branchesOf(node).some(one => wrapOf(rewriter, one)?.startsWith("lines")) ? contentOf(rewriter, node) : [];

/** `list || "none"`. */
const mayBeNothing = (node: Node): boolean => {
  const parent = parentOf(node);
  return parent?.type === "LogicalExpression" && parent.left === node && !isCall(node);
};

type Wrap = "string" | "template" | Listed;

function wrapOf(rewriter: Rewriter, node: Node): Wrap | null {
  const type =
    isSometimesNumber(rewriter, node) || givesNumber(rewriter, node) ? plain.number : rewriter.typeOf(node);
  switch (type?.kind) {
    case "number":
    case "boolean":
    case "bigint":
      return "string";
    case "instance":
      // What is a text at times, and an embed or a file at others.
      if (isTypeScript(rewriter) && (isTextAtTimes(rewriter, node) || isOptionsAtTimes(rewriter, node)))
        return null;
      return type.names.length > 0 ? "template" : null;
    case "array":
    case "list":
      return listedAs(rewriter, node);
    default:
      if (rewriter.step === "12-13" && isListAtTimes(rewriter, node)) return "lines at times";
      if (isTime(rewriter, node)) return "template";
      if (isSystemFunction(rewriter.tree, node)) return "string";
      if (type !== undefined && type.kind !== "foreign") return null;
      if (isMember(node) && memberName(node) === "aliases") return "lines if any";
      return isCount(rewriter, node) || isReckoned(rewriter, node) ? "string" : null;
  }
}

function wrapped(node: Node, wrap: Wrap, mayBeNothing = false): Edit[] {
  if (wrap === "string") return [before(node, "String("), after(node, ")")];
  if (wrap === "template") return [before(node, "`${"), after(node, "}`")];
  // Of a list the lines; of what is none, as a text, what it is.
  if (wrap === "lines if any" && parentOf(node)?.type !== "LogicalExpression")
    return [before(node, "["), after(node, " ?? 'undefined'].flat().join('\\n')")];
  if (wrap !== "lines") return [before(node, "["), after(node, "].flat().join('\\n')")];
  return behind(node, `${mayBeNothing ? "?" : ""}.join('\\n')`);
}

/** `os.platform`, which was written as what it gives, also where nobody calls it. */
const isSystemFunction = (tree: Tree, node: Node): boolean =>
  /^(arch|endianness|freemem|homedir|hostname|machine|platform|release|tmpdir|totalmem|type|uptime|version)$/.test(
    memberOfPackage(tree, node, /^(node:)?os$/) ?? "",
  );
