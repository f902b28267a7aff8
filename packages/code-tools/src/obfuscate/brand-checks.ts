import { Parser } from "acorn";
import type { Edit } from "../js/edits.ts";
import type { PrivateCheck, Reading } from "../js/read-input.ts";

/** A name that the code does not have anywhere. */
export function freeName(code: string): string {
  let name = "brandCheck";
  while (code.includes(name)) name += "_";
  return name;
}

/**
 * `#x in o` as `new name(o.#x)`, which the library leaves together: it takes both sides of `in` apart and gives them to a
 * function of its own, where a private name may not stand alone.
 */
export const hideChecks = (checks: readonly PrivateCheck[], name: string): Edit[] =>
  checks.flatMap(({ start, end, left, right }) => [
    { start, end: right.start, text: `new ${name}((` },
    { start: right.end, end, text: `).${left})` },
  ]);

interface Node {
  type: string;
  start: number;
  end: number;
  callee: Node & { name?: string };
  arguments: Node[];
  expression: Node;
  object: Node;
  property: Node;
}

/** The edits that make brand checks of what `hideChecks` made of them; null when one was changed on its way. */
export function showChecks(code: string, name: string, { goal, ecmaVersion }: Reading): Edit[] | null {
  const edits: Edit[] = [];
  let isWhole = true;
  const plugin = (Base: new (...args: unknown[]) => { finishNode(node: Node, type: string): Node }) =>
    class extends Base {
      override finishNode(node: Node, type: string): Node {
        const made = super.finishNode(node, type);
        if (type !== "NewExpression" || node.callee.name !== name) return made;
        const [argument] = node.arguments;
        const member = argument?.type === "ChainExpression" ? argument.expression : argument;
        if (member?.property?.type === "PrivateIdentifier") {
          const { object, property } = member;
          const brand = code.slice(property.start, property.end);
          edits.push({ start: node.start, end: object.start, text: `(${brand} in(` });
          edits.push({ start: object.end, end: made.end, text: "))" });
        } else isWhole = false;
        return made;
      }
    };
  // acorn's own type of a plugin is `(base: any) => any`.
  const WithChecks = Parser.extend(plugin as unknown as Parameters<typeof Parser.extend>[0]);
  WithChecks.parse(code, { ecmaVersion, sourceType: goal, allowHashBang: true });
  return isWhole && edits.length === code.split(name).length * 2 - 2 ? edits : null;
}
