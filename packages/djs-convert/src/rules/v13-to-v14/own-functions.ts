import { literally } from "../../engine/patterns.ts";
import type { Project } from "../../project/project.ts";

type Files = Pick<Project, "texts" | "paths">;

/** A function of the bot's own, as one of its files has it. */
export interface OwnFunction {
  /** What it is given, each as it is written: `color = "RED"`. */
  params: readonly string[];
  body: string;
  /** All of the file. */
  text: string;
}

/** What was found out of all files of a bot: the same is asked for every call of every file. */
const known = new WeakMap<readonly string[], Map<string, readonly OwnFunction[]>>();

/** The functions, methods and classes that files of the bot declare under a name, and what a file of that name exports. */
export function ownFunctions({ texts, paths }: Files, name: string): readonly OwnFunction[] {
  const byName = known.get(texts) ?? new Map<string, readonly OwnFunction[]>();
  known.set(texts, byName);
  const found =
    byName.get(name) ?? texts.flatMap((text, index) => declaredIn(text, paths[index] ?? "", name));
  byName.set(name, found);
  return found;
}

function declaredIn(text: string, path: string, name: string): OwnFunction[] {
  // `embedBuilder.js`, which others call by its own name.
  const isFile = /([^/\\]*)\.\w+$/.exec(path)?.[1] === name;
  if (!isFile && !text.includes(name)) return [];
  const ofClass = `class\\s+${literally(name)}\\b[^{}]*\\{(?:\\s*(?:static\\s+)?[\\w#]+\\s*=[^\\n]*\\n)*\\s*constructor`;
  const called = [literally(name), ofClass, ...(isFile ? ["module\\.exports"] : [])].join("|");
  const head = new RegExp(
    `\\b(?:${called})\\s*(?:[=:]\\s*)?(?:async\\s*)?(?:function\\s*)?\\(((?:[^()]|\\([^()]*\\))*)\\)\\s*(?:=>|\\{)`,
    "g",
  );
  return [...text.matchAll(head)].map(found => ({
    params: listed(found[1] ?? ""),
    body: bodyBehind(text, found),
    text,
  }));
}

/** Parameters, one by one: a comma within brackets parts none. */
function listed(params: string): string[] {
  const flat = params.replace(/\{[^{}]*\}|\[[^[\]]*\]|\([^()]*\)/g, part => part.replaceAll(",", " "));
  return flat.split(",").map(one => one.trim());
}

/** What follows the head of a function: the rest of the line, and what is indented further than the head below it. */
function bodyBehind(text: string, { 0: head, index }: RegExpExecArray): string {
  const indent = /^[\t ]*/.exec(text.slice(text.lastIndexOf("\n", index) + 1))?.[0] ?? "";
  const [first = "", ...others] = text.slice(index + head.length).split("\n");
  const end = others.findIndex(line => line.trim() !== "" && !/^[\t ]/.test(line.slice(indent.length)));
  return [first, ...(end < 0 ? others : others.slice(0, end))].join("\n");
}
