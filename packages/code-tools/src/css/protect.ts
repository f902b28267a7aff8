import type { Node } from "./parse.ts";
import { shortenValue } from "./shorten-value.ts";

/** A declaration's value and where it stands. */
interface Kept {
  from: number;
  to: number;
  text: string;
}

function collect(nodes: readonly Node[], starts: ReadonlySet<number>, found: Kept[], all = false) {
  for (const node of nodes) {
    if (node.kind === "declaration") {
      const [first, last] = [node.value[0], node.value.at(-1)];
      if (!(all || starts.has(node.start)) || !first || !last) continue;
      found.push({
        from: first.start,
        to: last.start + last.text.length,
        text: shortenValue(node.name, node.value),
      });
    } else if ((node.kind === "rule" || node.kind === "at") && node.children)
      collect(node.children, starts, found);
  }
}

/**
 * Puts values that an engine must not see out of its reach: a variable stands in their place, which no engine looks
 * into. `restore` puts them back. Null when there is nothing to protect.
 */
export function protect(
  text: string,
  nodes: readonly Node[],
  starts: ReadonlySet<number>,
): { text: string; count: number; restore(answer: string): string } | null {
  const found: Kept[] = [];
  collect(nodes, starts, found);
  if (found.length === 0) return null;
  let prefix = "--kept";
  while (text.includes(prefix)) prefix += "-";
  let masked = "";
  let at = 0;
  for (const [index, { from, to }] of found.entries()) {
    masked += `${text.slice(at, from)}var(${prefix}${index}_)`;
    at = to;
  }
  masked += text.slice(at);
  const pattern = new RegExp(`var\\(${prefix}(\\d+)_\\)`, "g");
  return {
    text: masked,
    count: found.length,
    restore: answer => answer.replace(pattern, (_, index: string) => found[Number(index)]?.text ?? ""),
  };
}
