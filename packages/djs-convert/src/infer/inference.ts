import type { Class, Identifier, NewExpression } from "@babel/types";
import type { Binding, Given } from "../engine/binding.ts";
import { bare, type Call, type Func, isFunc, type Node } from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import { instance, join, plain, type Type } from "../engine/types.ts";
import type { Table } from "../tables/read-table.ts";
import { isBotClass, typeOfBinding } from "./bindings.ts";
import { asBuilder, asTold } from "./built.ts";
import { typeOfCall } from "./calls.ts";
import type { Declaration, OtherFiles } from "./context.ts";
import { isOfOther } from "./evidence.ts";
import { expectedOf } from "./expected-params.ts";
import { handedTo } from "./exported-functions.ts";
import { isLaterEnum, nameInVersion } from "./later-names.ts";
import { typeOfNew } from "./made.ts";
import { typeOfMember } from "./members.ts";
import { originIn, requiredSource } from "./modules.ts";
import { isLanguageGlobal, typeOfName } from "./names.ts";
import { begin, lastGiven, typeWhere } from "./narrowing.ts";
import { typeOnGlobal } from "./on-global.ts";
import { typeOfBinary, typeOfLogical } from "./operators.ts";
import { declaresMethod, isOpen, typeOfNamespace } from "./own-classes.ts";
import { typeOfEnum } from "./own-enums.ts";
import { typeOfStated } from "./stated.ts";
import { typeOfSuper, typeOfThis } from "./this.ts";

/** Names of version 11 that are still asked for in many a bot of version 12. */
const before12: Readonly<Record<string, string>> = {
  RichEmbed: "MessageEmbed",
  Attachment: "MessageAttachment",
};

/** Says of every expression in a file what is known about its value. */
export class Inference {
  readonly tree: Tree;
  readonly table: Table;
  readonly filename: string | undefined;
  readonly others: OtherFiles | undefined;
  readonly outerThis: Type | undefined;
  readonly #known = new Map<Node, Type | "open" | "unknown">();
  readonly #bindings = new Map<Binding, Type | "unknown">();
  #depth = 0;
  /** How often a value was asked for while it was being found: what came of that holds for that place only. */
  #circles = 0;

  constructor(tree: Tree, table: Table, filename: string | undefined, others?: OtherFiles, outerThis?: Type) {
    this.tree = tree;
    this.table = table;
    this.filename = filename;
    this.others = others;
    this.outerThis = outerThis;
  }

  typeOf(node: Node): Type | undefined {
    const known = this.#known.get(node);
    if (known === undefined) return this.#find(node);
    if (known === "open") this.#circles += 1;
    return typeof known === "string" ? undefined : known;
  }

  #find(node: Node): Type | undefined {
    // A value that depends on itself, or on a very long chain, is not known.
    if (this.#depth > 60) {
      this.#circles += 1;
      return undefined;
    }
    this.#known.set(node, "open");
    this.#depth += 1;
    const type = this.#compute(node);
    this.#depth -= 1;
    this.#known.set(node, type ?? "unknown");
    return type;
  }

  /** True when an instance of `className`, or of a class that extends it, may stand here. */
  isA(type: Type | undefined, className: string): boolean {
    return type?.kind === "instance" && type.names.some(name => this.table.ancestors(name).has(className));
  }

  #compute(node: Node): Type | undefined {
    switch (node.type) {
      case "Identifier":
        return this.#identifier(node);
      case "ThisExpression":
        return typeOfThis(this, node);
      case "Super":
        return typeOfSuper(this, node);
      case "MemberExpression":
      case "OptionalMemberExpression":
        return typeOfMember(this, node);
      case "CallExpression":
      case "OptionalCallExpression":
      case "NewExpression": {
        const source = requiredSource(node);
        if (source !== undefined) return this.#loaded(node, this.ofModule(source, "*"));
        return node.type === "NewExpression" ? typeOfNew(this, node) : typeOfCall(this, node);
      }
      case "AwaitExpression": {
        const awaited = this.typeOf(node.argument);
        return awaited?.kind === "promise" ? awaited.of : awaited;
      }
      case "ConditionalExpression":
        return join(this.typeOf(node.consequent), this.typeOf(node.alternate));
      case "LogicalExpression":
        return typeOfLogical(this, node);
      case "AssignmentExpression":
        return this.typeOf(node.right);
      case "SequenceExpression":
        return this.typeOf(node.expressions.at(-1) ?? node);
      case "BinaryExpression":
        return typeOfBinary(this, node);
      default:
        return this.#literal(node);
    }
  }

  /** `import("x")` gives what it loads later. */
  #loaded({ callee }: Call | NewExpression, type: Type | undefined): Type | undefined {
    return callee.type === "Import" && type ? { kind: "promise", of: type, weak: false } : type;
  }

  #literal(node: Node): Type | undefined {
    switch (node.type) {
      case "StringLiteral":
      case "TemplateLiteral":
        return plain.string;
      case "NumericLiteral":
      case "UpdateExpression":
        return plain.number;
      case "BigIntLiteral":
        return plain.bigint;
      case "BooleanLiteral":
        return plain.boolean;
      case "NullLiteral":
        return plain.nothing;
      case "UnaryExpression":
        return node.operator === "!"
          ? plain.boolean
          : node.operator === "typeof"
            ? plain.string
            : plain.number;
      case "ObjectExpression":
        return { kind: "object", node, weak: false };
      case "ArrayExpression": {
        let of: Type | undefined;
        for (const element of node.elements)
          if (element)
            of ??= element.type === "SpreadElement" ? this.#spread(element.argument) : this.typeOf(element);
        return { kind: "list", node, of, weak: false };
      }
      case "ClassExpression":
      case "ClassDeclaration":
        return this.ofClass(node);
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSTypeAssertion":
        return asTold(this.ofStated(node.typeAnnotation), this.typeOf(node.expression));
      case "TSModuleDeclaration":
        return typeOfNamespace(this, node);
      case "TSEnumDeclaration":
        return typeOfEnum(this, node);
      default:
        if (isFunc(node)) return { kind: "function", func: node, weak: false };
        return bare(node) === node ? undefined : this.typeOf(bare(node));
    }
  }

  /** `...list` and `...collection.values()`. */
  #spread(node: Node): Type | undefined {
    const type = this.typeOf(node);
    return type?.kind === "array" || type?.kind === "list" ? type.of : undefined;
  }

  #identifier(node: Identifier): Type | undefined {
    const binding = this.tree.resolve(node);
    if (binding)
      return typeWhere(this, node, binding, () => this.#given(node, binding) ?? this.#binding(binding));
    if (node.name === "undefined") return plain.nothing;
    if (this.#undeclared.has(node.name)) return this.ofExport(node.name);
    if (isLanguageGlobal(node.name)) return plain.foreign;
    return typeOnGlobal(this, node.name) ?? this.byName(node.name, false);
  }

  /** Says that a name which nothing in the file declares is what discord.js exports under it. */
  declare(name: string): void {
    this.#undeclared.add(name);
  }

  readonly #undeclared = new Set<string>();

  /** What it holds where it is read: `names = names.join(", ")` makes a text of a list. */
  #given(node: Identifier, binding: Binding): Type | undefined {
    const isGiven = !this.#made.has(binding) && this.tree.assignmentsOf(binding).length > 0;
    const last = isGiven ? this.lastGiven(node, binding) : undefined;
    const type = last && this.typeOf(last.right);
    // Whatever a text is added to is one.
    if (last?.operator !== "=") return last?.operator === "+=" && type?.kind === "string" ? type : undefined;
    return type?.kind === "nothing" || type?.kind === "foreign" ? undefined : type;
  }

  /** Where a name was given what it holds here; nothing where that may be one of several places. */
  lastGiven(node: Identifier, binding: Binding): Given | undefined {
    return lastGiven(node, [...begin(binding), ...this.tree.assignmentsOf(binding)]);
  }

  /** What a name stands for in nearly every bot of discord.js; in a file of another library's it says nothing. */
  byName(name: string, isParameter: boolean): Type | undefined {
    this.#isOfOther ??= isOfOther(this.tree);
    if (this.#isOfOther) return undefined;
    const isClient = isParameter && this.others?.isClient(name);
    return isClient ? instance(["Client"], true) : typeOfName(name, this.table.version, isParameter);
  }

  #isOfOther: boolean | undefined;

  /** Says what a variable is to hold, before anything has been asked about it. */
  make(binding: Binding, type: Type): void {
    this.#bindings.set(binding, type);
    this.#made.add(binding);
  }

  readonly #made = new Set<Binding>();

  #binding(binding: Binding): Type | undefined {
    const known = this.#bindings.get(binding);
    if (known !== undefined) return known === "unknown" ? undefined : known;
    const circles = this.#circles;
    const type = typeOfBinding(this, binding);
    if (circles === this.#circles) this.#bindings.set(binding, type ?? "unknown");
    return type;
  }

  /** A class of the file: of the discord.js class that it extends, as far as members go. */
  ofClass(node: Class): Type {
    const parent = node.superClass ? this.typeOf(node.superClass) : undefined;
    const isKnown = parent?.kind === "class" && (parent.name !== "" || !isOpen(this, node));
    if (isKnown) return { ...parent, own: node };
    if ((!parent || parent.kind === "class") && node.superClass && isBotClass(this, node.superClass))
      return { kind: "class", name: "Client", weak: true, own: node };
    return { kind: "class", name: "", weak: false, own: node };
  }

  /** What a package exports under a name. */
  ofModule(source: string, name: string): Type | undefined {
    const origin = originIn(this.tree, source);
    if (origin === "foreign") return plain.foreign;
    if (origin === "local") return this.#local(source, name);
    // The enums of version 14, some of which were spelled otherwise in the beginning.
    const isEnums = source.startsWith("discord-api-types/") && isLaterEnum(this.table, name);
    if (origin === "kin") return isEnums ? this.ofExport(name) : undefined;
    if (origin === "builders")
      return this.table.version >= 13 && name !== "*" ? this.#exported(name) : undefined;
    return name === "*" || name === "default" ? plain.module : this.ofExport(name);
  }

  #local(source: string, name: string): Type | undefined {
    const type = this.others?.typeOf(source, name);
    // Files may require each other in a circle, too.
    if (this.others && !type) this.#circles += 1;
    return type;
  }

  declarationIn(source: string, name: string): Declaration | undefined {
    return originIn(this.tree, source) === "local" ? this.others?.declarationOf(source, name) : undefined;
  }

  onClient = (name: string): Type | undefined => this.#unlessOpen(this.others?.onClient(name));

  onGlobal = (name: string): Type | undefined => this.#unlessOpen(this.others?.onGlobal(name));

  #unlessOpen(type: Type | "open" | undefined): Type | undefined {
    if (type !== "open") return type;
    this.#circles += 1;
  }

  handedTo = (func: Func, index: number): Type | undefined => handedTo(this, func, index);

  declaresMethod = (name: string): boolean =>
    declaresMethod(this.tree, name) || (this.others?.declareMethod(name) ?? false);

  expectedOf = (func: Func, index: number): Declaration[] => expectedOf(this, func, index);

  ofStated(stated: Node | null | undefined): Type | undefined {
    return asBuilder(typeOfStated(this, stated));
  }

  ofExport(name: string): Type | undefined {
    const found = this.#exported(nameInVersion(this.table, name));
    return found ?? (isLaterEnum(this.table, name) ? { kind: "enumObject", name, weak: false } : undefined);
  }

  #exported(name: string): Type | undefined {
    if (name === "Constants") return plain.constants;
    const left = this.table.version === 12 && Object.hasOwn(before12, name) ? before12[name] : undefined;
    if (left) return { kind: "class", name: left, weak: false };
    if (this.table.hasClass(name)) return { kind: "class", name, weak: false };
    if (this.table.enums.has(name)) return { kind: "enumObject", name, weak: false };
    return undefined;
  }
}
