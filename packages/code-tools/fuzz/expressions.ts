import { inner, newName, type Scope, without } from "./scope.ts";

const binary = [
  "+",
  "-",
  "*",
  "/",
  "%",
  "&",
  "|",
  "^",
  "<<",
  ">>",
  ">>>",
  "<",
  ">",
  "<=",
  ">=",
  "==",
  "===",
  "!=",
  "!==",
];
const logical = ["&&", "||", "??"];
const assignments = ["=", "+=", "-=", "*=", "|=", "^=", "&&=", "||=", "??="];
const strings = [
  "",
  "a",
  "use",
  "ñ",
  "\\n",
  "line\\u2028",
  "it's",
  'say \\"x\\"',
  "$\\{x}",
  "</script>",
  "0",
  "12",
];

const literals: readonly ((scope: Scope) => string)[] = [
  ({ draw }) => String(draw.below(200) - 50),
  ({ draw }) => draw.one(["0", "-0", "1e3", "0.5", "NaN", "Infinity", "1 / 3", "2 ** 31", "0xff", "1e21"]),
  ({ draw }) => draw.one(["true", "false", "null", "undefined", "void 0"]),
  ({ draw }) => `"${draw.one(strings)}"`,
  ({ draw }) => `/[a-${draw.one(["f", "z"])}]+/g.exec("${draw.one(strings)}xyz")`,
];

export const writeLiteral = (scope: Scope) => scope.draw.one(literals)(scope);

const readable = ({ variables, constants }: Scope) => [...variables, ...constants];

export function writeName(scope: Scope): string {
  const names = readable(scope);
  return names.length > 0 ? scope.draw.one(names) : writeLiteral(scope);
}

/** Side effects that can be told apart: what is printed and in which order is what has to stay. */
const effect = (scope: Scope) => `print(${writeExpression(scope)})`;

const list = (scope: Scope, most: number) =>
  Array.from({ length: scope.draw.below(most + 1) }, () =>
    scope.draw.chance(0.06) ? `...[${writeExpression(scope)}]` : writeExpression(scope),
  ).join(", ");

function writeCall(scope: Scope): string {
  if (scope.callables.length === 0) return effect(scope);
  const { name, kind } = scope.draw.one(scope.callables);
  if (kind === "generator") return `[...${name}(${list(scope, 2)})].length`;
  if (kind === "class") return `new ${name}(${list(scope, 2)}).${scope.draw.one(["tell()", "size", "own"])}`;
  return scope.draw.chance(0.2)
    ? `${name}.call({ own: 7 }, ${writeExpression(scope)})`
    : `${name}(${list(scope, 3)})`;
}

function writeArrow(scope: Scope): string {
  const parameter = newName(scope);
  const within = inner(scope, { isFunction: true, isGenerator: false, isLoop: false, labels: [] });
  within.variables.push(parameter);
  if (scope.draw.chance(0.5))
    return `((${parameter}) => ${writeExpression(within)})(${writeExpression(scope)})`;
  return `(function (${parameter} = ${writeExpression(without(scope, parameter))}) {${scope.writeBody(within, 2)}})(${list(scope, 1)})`;
}

function writeObject(scope: Scope): string {
  const within = inner(scope, { isFunction: true, isGenerator: false, isLoop: false, labels: [] });
  const [key, other] = [scope.draw.one(["own", "size", "class", "x-y", "0"]), newName(scope)];
  const parts = [
    `"${key}": ${writeExpression(scope)}`,
    `get ${other}() { return ${writeExpression(within)} }`,
    `[${writeLiteral(scope)}]: 1`,
    `tell(input) { return ${writeExpression(within)} }`,
    `...{ spread: ${writeExpression(scope)} }`,
  ].filter(() => scope.draw.chance(0.5));
  const use = scope.draw.one([`["${key}"]`, `.${other}`, "?.own", ".tell?.(1)", ".spread"]);
  return `({ ${parts.join(", ")} })${use}`;
}

const forms: readonly ((scope: Scope) => string)[] = [
  writeLiteral,
  writeName,
  writeName,
  scope => `(${writeExpression(scope)} ${scope.draw.one(binary)} ${writeExpression(scope)})`,
  scope => `(${writeExpression(scope)} ${scope.draw.one(logical)} (${writeExpression(scope)}))`,
  scope => `(${writeExpression(scope)} ? ${writeExpression(scope)} : ${writeExpression(scope)})`,
  scope => `${scope.draw.one(["!", "-", "+", "~", "typeof ", "void "])}(${writeExpression(scope)})`,
  scope => `(${effect(scope)}, ${writeExpression(scope)})`,
  scope => `\`\${${writeExpression(scope)}}-\${${writeExpression(scope)}}\``,
  scope =>
    `[${list(scope, 4)}]${scope.draw.one(["", ".length", "[0]", ".join()", ".map(each => each + 1)", ".at(-1)"])}`,
  writeCall,
  writeCall,
  writeArrow,
  writeObject,
  scope => {
    if (scope.variables.length === 0) return effect(scope);
    const name = scope.draw.one(scope.variables);
    if (scope.draw.chance(0.3)) return scope.draw.one([`${name}++`, `--${name}`, `${name}--`]);
    return `(${name} ${scope.draw.one(assignments)} ${writeExpression(scope)})`;
  },
  scope => (scope.isFunction ? "typeof this" : "typeof notDeclared"),
  scope =>
    `String(${writeExpression(scope)}).${scope.draw.one(["length", "toUpperCase()", "slice(1)", "at(0)"])}`,
];

/** An expression. What it names is declared; what it throws is caught around it. */
export function writeExpression(scope: Scope): string {
  if (scope.depth > 3 || scope.draw.chance(0.35))
    return scope.draw.chance(0.5) ? writeName(scope) : writeLiteral(scope);
  return scope.draw.one(forms)({ ...scope, depth: scope.depth + 1 });
}
