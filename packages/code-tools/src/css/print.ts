import type { Place } from "../source-map.ts";
import type { Declaration, Node } from "./parse.ts";
import { shortenPrelude, shortenSelector, shortenSteps } from "./shorten-prelude.ts";
import { shortenValue } from "./shorten-value.ts";

const endsItself = (node: Node): boolean =>
  node.kind === "rule" || node.kind === "comment" || (node.kind === "at" && node.children !== null);

/** Prints a tree with nothing in it that browsers skip. */
class Printer {
  readonly places: Place[] = [];
  private readonly parts: string[] = [];
  private length = 0;

  private readonly keepsComments: boolean;

  constructor(keepsComments: boolean) {
    this.keepsComments = keepsComments;
  }

  get text(): string {
    return this.parts.join("");
  }

  private write(text: string, original?: number) {
    if (text === "") return;
    if (original !== undefined) this.places.push({ generated: this.length, original });
    this.parts.push(text);
    this.length += text.length;
  }

  private declaration({ name, value, important, start }: Declaration) {
    const short = shortenValue(name, value);
    this.write(`${name}:${short}${important ? "!important" : ""}`, start);
  }

  /** Whether a node leaves anything in the answer. */
  private isSeen(node: Node): boolean {
    if (node.kind === "comment") return this.keepsComments;
    if (node.kind === "rule") return node.children.some(child => this.isSeen(child));
    return node.kind !== "raw" || node.text !== "";
  }

  private node(node: Node, parent: string) {
    if (node.kind === "declaration") this.declaration(node);
    else if (node.kind === "rule") {
      const isStep = /keyframes$/.test(parent);
      this.write(isStep ? shortenSteps(node.prelude) : shortenSelector(node.prelude), node.start);
      this.block(node.children, "");
    } else if (node.kind === "at") {
      this.write(`@${node.name}${shortenPrelude(node.name, node.prelude)}`, node.start);
      if (node.children !== null) this.block(node.children, node.name);
    } else this.write(node.text, node.start);
  }

  private block(nodes: readonly Node[], parent: string) {
    this.write("{");
    this.nodes(nodes, parent);
    this.write("}");
  }

  nodes(nodes: readonly Node[], parent: string) {
    let needsEnd = false;
    for (const node of withoutRepeats(nodes)) {
      if (!this.isSeen(node)) continue;
      if (needsEnd) this.write(";");
      this.node(node, parent);
      needsEnd = !endsItself(node);
    }
  }
}

/** A declaration that the same block says again word for word says nothing. */
function withoutRepeats(nodes: readonly Node[]): readonly Node[] {
  const declarations = nodes.filter(node => node.kind === "declaration");
  if (declarations.length < 2) return nodes;
  const last = new Map(declarations.map(node => [node.name, node]));
  if (last.size === declarations.length) return nodes;
  const textOf = ({ value, important }: Declaration) =>
    `${value.map(token => token.text).join("")}${important ? "!" : ""}`;
  return nodes.filter((node, index) => {
    if (node.kind !== "declaration") return true;
    const next = nodes[index + 1];
    return next?.kind !== "declaration" || next.name !== node.name || textOf(next) !== textOf(node);
  });
}

export function print(
  nodes: readonly Node[],
  { keepComments }: { keepComments: boolean },
): { text: string; places: Place[] } {
  const printer = new Printer(keepComments);
  printer.nodes(nodes, "");
  return { text: printer.text, places: printer.places };
}
