import type { Draw } from "./draw.ts";

export interface Callable {
  name: string;
  kind: "function" | "generator" | "class";
}

/** What the code at a place may name: only what was declared before it, so that nothing is read too early. */
export interface Scope {
  draw: Draw;
  /** Can be read and assigned. */
  variables: string[];
  /** Can be read. */
  constants: string[];
  callables: Callable[];
  /** Labels of loops around this place, in the same function. */
  labels: string[];
  /** What the place stands in. */
  isFunction: boolean;
  isGenerator: boolean;
  isLoop: boolean;
  /** How deep: deeper code is simpler, so that programs end. */
  depth: number;
  /** Writes statements; functions in expressions have bodies, too. */
  writeBody(scope: Scope, most: number): string;
  /** Counts names, shared by the whole program. */
  names: { last: number };
}

export function openScope(draw: Draw, writeBody: Scope["writeBody"]): Scope {
  return {
    draw,
    writeBody,
    variables: [],
    constants: [],
    callables: [],
    labels: [],
    isFunction: false,
    isGenerator: false,
    isLoop: false,
    depth: 0,
    names: { last: 0 },
  };
}

/** A block below `scope`: sees what is outside, and keeps what it declares. */
export const inner = (scope: Scope, more: Partial<Scope> = {}): Scope => ({
  ...scope,
  variables: [...scope.variables],
  constants: [...scope.constants],
  callables: [...scope.callables],
  labels: [...scope.labels],
  depth: scope.depth + 1,
  ...more,
});

const stems = ["count", "total", "item", "left", "right", "value", "inner", "result", "index", "part"];

export function newName(scope: Scope): string {
  scope.names.last += 1;
  // Some names are the same as others outside: shadowing is where renaming goes wrong.
  const isShadow = scope.depth > 1 && scope.draw.chance(0.15) && scope.constants.length > 0;
  return isShadow ? scope.draw.one(scope.constants) : `${scope.draw.one(stems)}${scope.names.last}`;
}

/** What may be named where `name` is declared already but holds nothing yet. */
export const without = (scope: Scope, name: string): Scope => ({
  ...scope,
  variables: scope.variables.filter(other => other !== name),
  constants: scope.constants.filter(other => other !== name),
});
