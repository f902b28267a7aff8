import { type AnyNode, type Identifier, type Program, parse } from "acorn";

/** Null when the text is no valid module: the browser shall say what is wrong with it. */
export function parseModule(source: string): Program | null {
  try {
    return parse(source, { ecmaVersion: "latest", sourceType: "module", allowHashBang: true });
  } catch {
    return null;
  }
}

/** The specifiers that a module imports statically or by `import("…")`, in order. */
export function importedSpecifiers(program: Program): string[] {
  const found: string[] = [];
  walk(program, node => {
    if ("source" in node && node.source?.type === "Literal" && typeof node.source.value === "string")
      found.push(node.source.value);
  });
  return found;
}

/** The identifiers that a pattern binds. */
export function boundNames(pattern: AnyNode): Identifier[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern];
    case "ObjectPattern":
      return pattern.properties.flatMap(property =>
        boundNames(property.type === "Property" ? property.value : property.argument),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap(element => (element === null ? [] : boundNames(element)));
    case "AssignmentPattern":
      return boundNames(pattern.left);
    case "RestElement":
      return boundNames(pattern.argument);
    default:
      return [];
  }
}

/** The patterns that a node binds in a scope. */
export function bindingsOf(node: AnyNode): AnyNode[] {
  if (node.type === "VariableDeclarator") return [node.id];
  if (node.type === "CatchClause") return node.param ? [node.param] : [];
  if (node.type === "ClassDeclaration" || node.type === "ClassExpression") return node.id ? [node.id] : [];
  if (
    node.type === "FunctionDeclaration" ||
    node.type === "FunctionExpression" ||
    node.type === "ArrowFunctionExpression"
  )
    return node.id ? [node.id, ...node.params] : node.params;
  return [];
}

/** Whether an identifier at this place reads a variable, and not names a property, a label or an import. */
export function isUse(parent: AnyNode | null, key: string): boolean {
  switch (parent?.type) {
    case "MemberExpression":
      return key !== "property" || parent.computed;
    case "Property":
      return key === "value" || parent.computed;
    case "MethodDefinition":
    case "PropertyDefinition":
      return key === "value" || parent.computed;
    case "LabeledStatement":
    case "BreakStatement":
    case "ContinueStatement":
    case "MetaProperty":
      return false;
    default:
      return !/^(Import|Export).*Specifier$/.test(parent?.type ?? "");
  }
}

type Visit = (node: AnyNode, parent: AnyNode | null, key: string) => void;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Visits every node, parents first; on a stack of its own, so that deep nesting cannot overflow ours. */
export function walk(program: Program, visit: Visit): void {
  const open: { node: AnyNode; parent: AnyNode | null; key: string }[] = [
    { node: program, parent: null, key: "" },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, parent, key } = next;
    visit(node, parent, key);
    const children = Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
      (Array.isArray(value) ? value : [value])
        .filter(isNode)
        .map(child => ({ node: child, parent: node, key: name })),
    );
    open.push(...children.reverse());
  }
}
