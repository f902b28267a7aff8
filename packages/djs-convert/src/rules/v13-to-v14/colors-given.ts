import {
  type Call,
  isCall,
  isInvocation,
  isMember,
  keyName,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import { literally } from "../../engine/patterns.ts";
import type { Project } from "../../project/project.ts";
import type { Rewriter } from "../rewriter.ts";
import { choiceOf, color, colorOf } from "./colors.ts";
import { ownFunctions } from "./own-functions.ts";

/**
 * `createEmbed(user, "RED", text)`, where a function of another file sets what it is given there as a color, and nothing
 * else; told where it does something besides.
 */
export function colorsGiven(rewriter: Rewriter): void {
  const { project } = rewriter;
  if (!project) return;
  for (const text of rewriter.tree.texts) {
    const isColor = colorOf(text) !== null && !rewriter.done.has(text);
    const taken = isColor ? takenWith(rewriter, project, choiceOf(text)) : null;
    if (taken === "alone") color(rewriter, text, true);
    else if (taken === "besides") rewriter.flagIfLeft("14-105", text, "argument-unknown");
  }
}

type Taken = "alone" | "besides" | null;

/** The same of `make("RED")`, and of `make({ color: "RED" })` where the function takes that apart. */
function takenWith(rewriter: Rewriter, project: Project, value: Node): Taken {
  const property = parentOf(value);
  const isKept = property?.type === "ObjectProperty" && property.value === value;
  const given = isKept ? parentOf(property) : value;
  const call = given && parentOf(given);
  if (!given || !isInvocation(call) || call.callee === given) return null;
  const index = call.arguments.findIndex(one => one === given);
  const taken = takenBy(project, call.callee, index, isKept ? keyName(property) : undefined);
  return taken && isOfDiscord(rewriter, call.callee) ? null : taken;
}

/** A method of discord.js, whatever of the bot's own has its name. */
function isOfDiscord(rewriter: Rewriter, callee: Node): boolean {
  if (!isMember(callee)) return false;
  const type = rewriter.typeOf(callee.object);
  const name = memberName(callee) ?? "";
  return type?.kind === "instance" && type.names.some(one => rewriter.from.member(one, name) !== undefined);
}

/** What the bot's own functions of this name do with what they are given at a place, or under a key there. */
function takenBy(project: Project, callee: Node, index: number, key: string | undefined): Taken {
  const name = callee.type === "Identifier" ? callee.name : isMember(callee) ? memberName(callee) : undefined;
  if (name === undefined) return null;
  const all = ownFunctions(project, name).filter(one => one.params[index] !== undefined);
  const taken = all.map(({ params, body }) => asColor(nameOf(params[index] ?? "", key), body));
  if (taken.every(one => one === null)) return null;
  return taken.every(one => one === "alone") ? "alone" : "besides";
}

/** `.setColor(color)` with all that stands in the brackets, `color: color`, and `{ color }`. */
const settings = /\.\s*setColor\((?:[^()]|\([^()]*\))*\)|\bcolou?r\s*:\s*\w+|[{,]\s*colou?r\s*(?=[,}])/g;

/** What a parameter is called, or a part of it: `tone` of `{ color: tone = "RED" }`. */
function nameOf(param: string, key: string | undefined): string | undefined {
  if (key === undefined) return /^[\w$]+/.exec(param)?.[0];
  const part = /^\w+$/.test(key)
    ? new RegExp(`^\\{(?:.*\\W)?${key}\\b(?:\\s*:\\s*(\\w+))?`).exec(param)
    : null;
  return part ? (part[1] ?? key) : undefined;
}

function asColor(param: string | undefined, body: string): Taken {
  if (param === undefined) return null;
  const named = new RegExp(`(?<![\\w$.])${literally(param)}(?![\\w$])(?!\\s*:)`, "g");
  const timesIn = (text: string): number => text.match(named)?.length ?? 0;
  const set = (body.match(settings) ?? []).reduce((sum, one) => sum + timesIn(one), 0);
  if (set === 0) return null;
  const asked = body.match(questions(literally(param)))?.length ?? 0;
  return set + asked === timesIn(body) ? "alone" : "besides";
}

/** What asks nothing about the name of a color: `if (color)`, `color = "RED"`, `color === "#000000"`, `case "red"`. */
const questions = (param: string): RegExp =>
  new RegExp(
    [
      `(?:\\bif\\s*\\(|!)\\s*${param}\\s*[)&|]`,
      `(?<![\\w$.])${param}\\s*(?:=(?!=)|[=!]==?\\s*(["'\`])(?:#[^"'\`]*|[a-z]*)\\1)`,
      `\\bswitch\\s*\\(\\s*${param}\\s*\\)(?![^]*\\bcase\\s+["'\`][A-Z])`,
    ].join("|"),
    "g",
  );

/** `embeds: [ownEmbed("RED", text)]`, where nothing says what the function does with it: said once a file. */
export function colorsHandedOn(rewriter: Rewriter): void {
  if (!rewriter.isOfBot) return;
  const first = rewriter.tree.texts.find(text => {
    const call = colorOf(text) === null ? undefined : parentOf(text);
    return isCall(call) && call.callee !== text && !rewriter.done.has(text) && makesEmbed(call);
  });
  if (first) rewriter.flagIfLeft("14-105", first, "argument-unknown");
}

/** What is called so, or stands in a list of embeds. */
function makesEmbed(call: Call): boolean {
  const { callee } = call;
  if (isMember(callee)) return /embed/i.test(memberName(callee) ?? "");
  if (callee.type !== "Identifier") return false;
  return /embed/i.test(callee.name) || isInEmbeds(call);
}

function isInEmbeds(call: Node): boolean {
  const list = parentOf(call);
  const key = list?.type === "ArrayExpression" ? parentOf(list) : undefined;
  return key?.type === "ObjectProperty" && keyName(key) === "embeds";
}
