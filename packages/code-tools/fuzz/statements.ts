import { createDraw } from "./draw.ts";
import { writeExpression, writeName } from "./expressions.ts";
import { type Callable, inner, newName, openScope, type Scope, without } from "./scope.ts";

type Statement = (scope: Scope) => string;

const show: Statement = scope => `print(${writeExpression(scope)});`;

/** Statements in braces' inside: about `most`, at the end one that shows or returns something. */
export function writeBody(scope: Scope, most: number): string {
  const lines = Array.from({ length: 1 + scope.draw.below(most) }, () => writeStatement(scope));
  if (scope.isGenerator) lines.push(`yield ${writeExpression(scope)};`);
  if (scope.isFunction && scope.draw.chance(0.8)) lines.push(`return ${writeExpression(scope)};`);
  return `\n${lines.join("\n")}\n`;
}

const block = (scope: Scope, more: Partial<Scope> = {}) => `{${writeBody(inner(scope, more), 3)}}`;

const declare: Statement = scope => {
  const value = writeExpression(scope);
  const name = newName(scope);
  // A shadowing name may stand in this block already.
  if (scope.constants.includes(name) || scope.variables.includes(name)) return `print(${value});`;
  const kind = scope.draw.one(["const", "let", "var"]);
  (kind === "const" ? scope.constants : scope.variables).push(name);
  return `${kind} ${name} = ${value};`;
};

/** Patterns with holes, defaults and names that nobody uses, on iterators that tell of each step. */
const takeApart: Statement = scope => {
  const names = [newName(scope), newName(scope), newName(scope)];
  if (
    new Set([...names, ...scope.constants, ...scope.variables]).size <
    scope.constants.length + scope.variables.length + 3
  )
    return show(scope);
  const [first, second, third] = names;
  const generators = scope.callables.filter(({ kind }) => kind === "generator");
  const source =
    generators.length > 0
      ? `${scope.draw.one(generators).name}()`
      : `[${writeExpression(scope)}, ${writeExpression(scope)}, 3]`;
  const patterns = [
    `[${first}, , ${second} = ${writeExpression(scope)}, ...${third}] = ${source}`,
    `[, ${first} = print("default"), [${second}, ${third}] = [1, 2]] = ${source}`,
    `{ length: ${first}, 0: ${second} = print("none"), ...${third} } = [...${source}]`,
  ];
  scope.constants.push(...names.filter(() => scope.draw.chance(0.6)));
  return `const ${scope.draw.one(patterns)};`;
};

const loop: Statement = scope => {
  const name = newName(scope);
  const label = `loop${scope.names.last}`;
  const within = inner(scope, { isLoop: true });
  within.labels.push(label);
  within.constants.push(name);
  const body = `{${writeBody(within, 3)}}`;
  const times = 1 + scope.draw.below(4);
  const outside = without(scope, name);
  return scope.draw.one([
    `${label}: for (let ${name} = 0; ${name} < ${times}; ${name}++) ${body}`,
    `${label}: for (const ${name} of [${writeExpression(outside)}, 2, "x"]) ${body}`,
    `${label}: for (const ${name} in { own: 1, size: 2, [${writeExpression(outside)}]: 3 }) ${body}`,
    `{ let ${name} = ${times}; ${label}: while (${name}-- > 0) ${body} }`,
    `{ let ${name} = 0; ${label}: do ${body} while (++${name} < ${times}); }`,
  ]);
};

const leave: Statement = scope => {
  const where = scope.labels.length > 0 && scope.draw.chance(0.4) ? ` ${scope.draw.one(scope.labels)}` : "";
  if (scope.isLoop) return `if (${writeExpression(scope)}) ${scope.draw.one(["break", "continue"])}${where};`;
  return scope.isFunction ? `if (${writeExpression(scope)}) return ${writeExpression(scope)};` : show(scope);
};

const guard: Statement = scope => {
  const name = newName(scope);
  const thrown = scope.draw.chance(0.5) ? `throw ${writeExpression(scope)};` : `null.${name};`;
  const caught = inner(scope);
  const bad = scope.draw.chance(0.6) ? `if (${writeExpression(scope)}) ${thrown}` : "";
  const end = scope.draw.chance(0.4) ? ` finally ${block(scope)}` : "";
  const catching = scope.draw.chance(0.3) ? "catch" : `catch (${name}) `;
  return `try {${writeBody(inner(scope), 2)}${bad}} ${catching} {${writeBody(caught, 2)}}${end}`;
};

const choose: Statement = scope => {
  const cases = [1, 2, 3].map(() => {
    const end = scope.draw.chance(0.6) ? "break;" : "";
    return `case ${writeExpression(scope)}: ${block(scope, { isLoop: false })} ${end}`;
  });
  return `switch (${writeExpression(scope)}) {\n${cases.join("\n")}\ndefault: ${show(scope)}\n}`;
};

/** A new function stands in the scope only after its own body: nothing calls itself without end. */
function define(
  scope: Scope,
  kind: Callable["kind"],
  write: (name: string, within: Scope) => string,
): string {
  const name = `make${++scope.names.last}`;
  const within = inner(scope, {
    isFunction: true,
    isGenerator: kind === "generator",
    isLoop: false,
    labels: [],
  });
  const code = write(name, within);
  scope.callables.push({ name, kind });
  return code;
}

const makeFunction: Statement = scope =>
  define(scope, "function", (name, within) => {
    const [one, two] = [newName(within), `rest${scope.names.last}`];
    within.variables.push(one);
    within.constants.push(two);
    const strict = scope.draw.chance(0.3);
    // A function with "use strict" in it takes no default values.
    const first = strict ? one : `${one} = ${writeExpression(without(scope, one))}`;
    const rest = strict ? "" : `, ...${two}`;
    if (strict) within.constants.pop();
    return `function ${name}(${first}${rest}) {${strict ? ' "use strict"; ' : ""}${writeBody(within, 4)}}`;
  });

const makeGenerator: Statement = scope =>
  define(scope, "generator", (name, within) => {
    const [steps, end] = [writeBody(within, 2), inner(scope)];
    return `function* ${name}() { try { yield print("step");${steps} } finally {${writeBody(end, 1)}} }`;
  });

const makeClass: Statement = scope =>
  define(scope, "class", (name, within) => {
    const value = newName(within);
    within.constants.push(value);
    const plain = inner(scope, { isFunction: true, isGenerator: false, isLoop: false, labels: [] });
    return `class ${name} {
  #hidden = ${writeExpression(scope)};
  own = ${writeExpression(scope)};
  static { print(${writeExpression(scope)}); }
  constructor(${value}) { this.kept = ${writeExpression(within)}; print(this.#hidden) }
  get size() { return this.kept }
  tell() {${writeBody(plain, 2)}}
}`;
  });

const statements: readonly Statement[] = [
  show,
  show,
  declare,
  declare,
  scope => (scope.draw.chance(0.4) ? takeApart(scope) : declare(scope)),
  scope => `if (${writeExpression(scope)}) ${block(scope)} else ${block(scope)}`,
  scope => `if (${writeExpression(scope)}) ${show(scope)}`,
  loop,
  leave,
  guard,
  choose,
  makeFunction,
  makeGenerator,
  makeClass,
  scope => `${writeExpression(scope)};`,
  scope =>
    `(() => {${writeBody(inner(scope, { isFunction: true, isGenerator: false, isLoop: false, labels: [] }), 3)}})();`,
];

export function writeStatement(scope: Scope): string {
  if (scope.depth > 2) return scope.draw.chance(0.5) ? show(scope) : `print(${writeName(scope)});`;
  return scope.draw.one(statements)(scope);
}

/** A program that prints; the same for the same seed. */
export function writeProgram(seed: number): string {
  const scope = openScope(createDraw(seed), writeBody);
  const lines = Array.from({ length: 3 + scope.draw.below(5) }, () => {
    const statement = writeStatement(scope);
    return scope.draw.chance(0.3) || /^(?:const|let|class|function)/.test(statement)
      ? statement
      : `try { ${statement} } catch { print("caught") }`;
  });
  const strict = scope.draw.chance(0.3) ? `"use strict";\n` : "";
  return `${strict}${lines.join("\n")}\nprint("end");\n`;
}
