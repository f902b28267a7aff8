import { type Func, isMember, keyName, memberName, parentOf } from "../../engine/nodes.ts";
import { literally } from "../../engine/patterns.ts";
import { once } from "../asked-once.ts";
import type { Rewriter } from "../rewriter.ts";

/** Whether a file of the bot calls a function with an empty text for the parameter at an index: `reply("", text)`. */
export function isCalledEmpty(rewriter: Rewriter, func: Func, index: number): boolean {
  const texts = rewriter.project?.texts ?? [rewriter.tree.text];
  return namesOf(rewriter, func).some(name =>
    once(texts, `called with nothing: ${name} ${index}`, () => {
      const call = new RegExp(
        `(?<![\\w$])${literally(name)}\\(\\s*(?:${argument},\\s*){${index}}(?:""|''|\`\`)\\s*[,)]`,
      );
      return texts.some(text => text.includes(name) && call.test(text));
    }),
  );
}

/** One that is no list of its own, and holds no more than one call. */
const argument = `(?:[^,()"'\`]|"[^"\\n]*"|'[^'\\n]*'|\`[^\`]*\`|\\([^()]*\\))*`;

/** What a function is called by: its own name, that of what holds it, that of the file that is nothing else. */
function namesOf({ infer }: Rewriter, func: Func): string[] {
  const own = "id" in func && func.id ? [func.id.name] : [];
  const key = keyName(func);
  if (key !== undefined) return [key];
  const holder = parentOf(func);
  if (holder?.type === "VariableDeclarator" && holder.id.type === "Identifier")
    return [...own, holder.id.name];
  if (holder?.type === "ObjectProperty") return [...own, keyName(holder) ?? []].flat();
  if (holder?.type === "ExportDefaultDeclaration") return [...own, ...nameOfFile(infer.filename)];
  if (holder?.type !== "AssignmentExpression") return own;
  const { left } = holder;
  if (left.type === "Identifier") return [...own, left.name];
  const name = isMember(left) ? memberName(left) : undefined;
  return [...own, ...(name === "exports" ? nameOfFile(infer.filename) : [name ?? []].flat())];
}

/** `embed` of `util/embed.js`, by which others as a rule call what they require. */
const nameOfFile = (path = ""): string[] => /([^/]+)\.[cm]?[jt]sx?$/.exec(path)?.slice(1) ?? [];
