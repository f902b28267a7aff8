import type { NewExpression, ObjectExpression } from "@babel/types";
import {
  type Call,
  isCall,
  isFunc,
  isMember,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import { passedTo } from "../../infer/params.ts";
import { dropProperty, toObject } from "../arguments.ts";
import { objectsOf } from "../held-values.ts";
import { optionsOf } from "../literals.ts";
import { asList } from "../nothing-at-times.ts";
import { after, before, type Rewriter, remove, replace } from "../rewriter.ts";
import { isAskedForLanguage } from "./asked-for-language.ts";
import { isOptionsAtTimes, isTextAtTimes } from "./at-times.ts";
import { filesBehind } from "./attached-files.ts";
import { besideMessage, handedOnPayload } from "./beside-message.ts";
import { blockEdits, codeBlock, codeOf, isBlock } from "./code-blocks.ts";
import { embedOfOptions } from "./embed-of-options.ts";
import { changeOptions } from "./message-options.ts";
import { embedsAndFiles } from "./mixed-lists.ts";
import { contentOrNull } from "./null-texts.ts";
import { contentOf, kindOf, type Payload } from "./payload.ts";
import { sentBy } from "./sent.ts";
import { splitCall } from "./split.ts";

/** Messages are one object now: `send("a", { embed: e })` becomes `send({ content: "a", embeds: [e] })`. */
export function messagePayload(rewriter: Rewriter, call: Call | NewExpression): void {
  const sent = isCall(call) ? sentBy(rewriter, call) : null;
  if (!sent) return;
  if (sent.unsure) {
    rewriter.flag(sent.unsure, sent.call, "receiver-unknown");
    return;
  }
  const { first, second, payload } = sent;
  const weak = sent.weak || payload.weak;
  if (second) withOptions(rewriter, sent.call, first, second, sent.skip, weak);
  else alone(rewriter, sent.call, first, payload, weak);
}

function alone(rewriter: Rewriter, call: Call, value: Node, payload: Payload, weak: boolean): void {
  if (value.type === "ConditionalExpression") {
    const branches = [value.consequent, value.alternate].map(one => ({
      one,
      payload: kindOf(rewriter, one),
    }));
    // `isLong ? embed : "text"`: each becomes what it is for itself.
    const isMixed = branches[0]?.payload.kind !== branches[1]?.payload.kind;
    if (isMixed || (payload.kind !== "text" && isTextAtTimes(rewriter, value))) {
      for (const { one, payload } of branches) alone(rewriter, call, one, payload, weak || payload.weak);
      return;
    }
  }
  switch (payload.kind) {
    case "embed":
    case "file": {
      const isBoth = isTextAtTimes(rewriter, value);
      const row = payload.kind === "embed" ? "13-009" : "13-015";
      if ((isBoth && value.type !== "Identifier") || isOptionsAtTimes(rewriter, value)) {
        rewriter.flag(row, call, "argument-unknown", rewriter.text(value).slice(0, 60));
        return;
      }
      const name = rewriter.text(value);
      const test = isBoth ? `typeof ${name} === 'string' ? ${name} : ` : "";
      const files = filesBehind(rewriter, value);
      const edits = [
        before(value, `${test}{ ${payload.kind}s: [`),
        after(value, `]${files.text} }`),
        ...files.edits,
      ];
      rewriter.change(files.text ? "13-016" : row, call, edits, weak);
      return;
    }
    case "embeds":
    case "files":
      rewriter.change("13-013", call, [before(value, `{ ${payload.kind}: `), after(value, " }")], weak);
      return;
    case "embeds and files":
      if (isTextAtTimes(rewriter, value) || isOptionsAtTimes(rewriter, value)) {
        rewriter.flag("13-013", call, "argument-unknown", rewriter.text(value).slice(0, 60));
        return;
      }
      embedsAndFiles(rewriter, call, value, [before(value, "{ ")], weak);
      return;
    case "options": {
      for (const one of objectsOf(rewriter, value)) changeOptions(rewriter, call, one, weak);
      const options = optionsOf(rewriter, value);
      const content = value.type === "ObjectExpression" && propertyOf(value, "content")?.value;
      if (content && options && !isBlock(content) && splitCall(rewriter, call, content, options, weak))
        return;
      if (options) changeOptions(rewriter, call, options, weak);
      else if (hasOldKeys(rewriter, value)) rewriter.flag("13-009", call, "argument-unknown");
      embedOfOptions(rewriter, value, options, weak);
      return;
    }
    case "text": {
      // An edit takes the text away so.
      if (stringValue(value) === "" && isEdit(call)) {
        rewriter.change("13-012", call, [replace(value, "{ content: null }")], weak);
        return;
      }
      if (isPassedOn(rewriter, value) || mayBeEmbed(rewriter, value)) {
        rewriter.flag("13-009", value, "argument-unknown", rewriter.text(value));
        return;
      }
      const edits = contentOf(rewriter, value);
      if (edits.length > 0) rewriter.change("13-019", call, edits, weak);
      return;
    }
    default:
      if (!isAskedForLanguage(rewriter, value))
        rewriter.flag("13-009", call, "argument-unknown", rewriter.text(value).slice(0, 60));
  }
}

/** What another file writes for version 12: it is changed there by hand. */
function hasOldKeys(rewriter: Rewriter, value: Node): boolean {
  const type = rewriter.typeOf(value);
  return type?.kind === "elsewhere" && ["embed", "code", "split", "disableMentions"].some(type.member);
}

/** `channel.send(message)`: a parameter that is only called so may hold a text, an embed or anything else. */
function isPassedOn(rewriter: Rewriter, value: Node): boolean {
  const type = rewriter.typeOf(value);
  return value.type === "Identifier" && type?.weak === true && rewriter.infer.isA(type, "Message");
}

/** `@param {string} text`, and a call that passes an embed. */
function mayBeEmbed(rewriter: Rewriter, value: Node): boolean {
  const binding = value.type === "Identifier" ? rewriter.tree.resolve(value) : null;
  if (binding?.kind !== "parameter" || !isFunc(binding.owner)) return false;
  const index = binding.owner.params.findIndex(param => param === binding.identifier);
  return index >= 0 && rewriter.infer.isA(passedTo(rewriter.infer, binding.owner, index), "MessageEmbed");
}

/** `send(content, options)`. */
function withOptions(
  rewriter: Rewriter,
  call: Call,
  content: Node,
  second: Node,
  skip: number,
  weak: boolean,
): void {
  // Options were read as such where they stood alone: what stands behind them has been left over by a change.
  if (content.type === "ObjectExpression") return;
  const payload = kindOf(rewriter, second);
  const isEmpty =
    content.type === "NullLiteral" || rewriter.text(content) === "undefined" || isNothing(call, content);
  if (payload.kind === "embeds and files") {
    const opening = isEmpty
      ? [{ start: outerStart(content), end: outerStart(second), text: "{ " }]
      : [before(content, "{ content: "), ...contentOrNull(rewriter, content)];
    embedsAndFiles(rewriter, call, second, opening, weak || payload.weak);
    return;
  }
  if (/^(embed|file)s?$/.test(payload.kind)) {
    const key = `${payload.kind.replace(/s$/, "")}s: `;
    const opening = isEmpty
      ? [{ start: outerStart(content), end: outerStart(second), text: `{ ${key}` }]
      : [before(content, "{ content: "), ...contentOrNull(rewriter, content), before(second, key)];
    const files = filesBehind(rewriter, second);
    const listed = payload.kind.endsWith("s") ? [] : asList(rewriter, second);
    const closing = after(second, `${files.text} }`);
    const row = files.text ? "13-016" : "13-010";
    rewriter.change(row, call, [...opening, closing, ...listed, ...files.edits], weak || payload.weak);
    return;
  }
  if (second.type !== "ObjectExpression") {
    if (besideMessage(rewriter, call, content, second, weak)) return;
    if (handedOnPayload(rewriter, call, content, second)) return;
    const edits = isEmpty
      ? [{ start: outerStart(content), end: outerStart(second), text: "" }]
      : [
          before(content, "{ content: "),
          ...contentOrNull(rewriter, content),
          before(second, "..."),
          after(second, " }"),
        ];
    const options = optionsOf(rewriter, second);
    if (options) changeOptions(rewriter, call, options, weak);
    embedOfOptions(rewriter, second, options, weak);
    rewriter.change("13-012", call, edits, weak);
    if (!options) rewriter.flag("13-012", second, "argument-unknown", rewriter.text(second).slice(0, 60));
    return;
  }
  literalOptions(rewriter, call, content, second, skip, weak);
}

function literalOptions(
  rewriter: Rewriter,
  call: Call,
  content: Node,
  options: ObjectExpression,
  skip: number,
  weak: boolean,
): void {
  const code = codeOf(options);
  if (splitCall(rewriter, call, content, options, weak)) return;
  const isDropped = !code && isNothing(call, content);
  const isEmbed = isWithButtons(options) && kindOf(rewriter, content).kind === "embed";
  const key = isEmbed ? "embeds:" : code ? "content:" : "content";
  const edits = isDropped
    ? [{ start: outerStart(content), end: outerStart(options), text: "" }]
    : (toObject(rewriter, call, skip, [key, "..."]) ?? []);
  if (code) {
    const block = codeBlock(rewriter, code, options);
    if (block === null) {
      rewriter.flag("13-017", code, "argument-unknown");
      return;
    }
    const rest = remove(outerEnd(content), outerEnd(call.arguments.at(-1) ?? options));
    const hasComment = rewriter.hasComment(rest.start, rest.end);
    // Nothing else stands in the options.
    if (options.properties.length === 1 && !hasComment) {
      rewriter.change("13-017", call, [...blockEdits(rewriter, content, block), rest], weak);
      rewriter.done.add(code);
      return;
    }
    rewriter.change("13-017", code, dropProperty(rewriter, options, code), weak);
    edits.push(...blockEdits(rewriter, content, block));
    edits.sort((a, b) => a.start - b.start);
  } else if (isEmbed) edits.push(before(content, "["), after(content, "]"));
  else if (!isDropped) edits.push(...contentOrNull(rewriter, content));
  changeOptions(rewriter, call, options, weak);
  rewriter.change(propertyOf(options, "embed") ? "13-010" : "13-012", call, edits, weak);
}

/** `send(embed, { buttons })`: a package for buttons takes an embed there, of which version 12 itself makes a text. */
const isWithButtons = (options: ObjectExpression): boolean =>
  ["button", "buttons", "component", "components"].some(key => propertyOf(options, key));

/** `send("", { embed })`: no text, which version 13 does not take for one; an edit takes the text away so. */
const isNothing = (call: Call, content: Node): boolean =>
  stringValue(content) === "" && isMember(call.callee) && !isEdit(call);

const isEdit = ({ callee }: Call): boolean => isMember(callee) && /^edit/.test(memberName(callee) ?? "");
