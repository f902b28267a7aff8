import { type Options, Parser } from "acorn";
import { type Notice, placeAt } from "../result.ts";
import type { Edit } from "./edits.ts";
import type { JsNoticeCode, MinifyJsOptions } from "./options.ts";

/** `#x in o`: offsets of the whole and of its right side, and the private name. */
export interface PrivateCheck {
  start: number;
  end: number;
  left: string;
  right: { start: number; end: number };
}

export type Goal = "script" | "commonjs" | "module";

/** What has to be known of a program before engines may touch it, and of an answer before it is given. */
export interface Reading {
  goal: Goal;
  /** The outermost scope is strict by a directive. */
  isStrict: boolean;
  /** Functions (arrows left out) that run in sloppy mode: no engine may make more of them. */
  sloppyFunctions: number;
  /**
   * Places that terser and uglify-js are known to lose together with what they do: places of array patterns, holes
   * included, and spreads into lists, which ask iterators; patterns and default values of functions called on the spot;
   * optional calls of methods of an object made on the spot.
   */
  delicate: number;
  hasWith: boolean;
  hasEval: boolean;
  /**
   * `{ __proto__ }` and `{ __proto__() {} }` as `{ ["__proto__"]: … }`: engines that give the value another name or write
   * it out make a property of them that sets the prototype, or has another name.
   */
  ownProtos: Edit[];
  privateChecks: PrivateCheck[];
  /** The language version it was read as; the answer is read as the same. */
  ecmaVersion: Options["ecmaVersion"];
}

type Facts = Omit<Reading, "goal" | "ecmaVersion">;
interface Node {
  type: string;
  start: number;
  end: number;
  callee?: Node;
  name?: string;
  directive?: string;
  body?: Node | Node[];
  elements?: unknown[];
  properties?: Node[];
  params?: Node[];
  optional?: boolean;
  object?: Node;
  left?: Node;
  right?: Node;
  key?: Node;
  value?: unknown;
  kind?: string;
  computed?: boolean;
  shorthand?: boolean;
  method?: boolean;
}

/** The methods of acorn's parser that plugins may replace; its types do not list them. */
interface Internals {
  strict: boolean;
  finishNode(node: Node, type: string): Node;
  toAssignable(node: Node | null, ...rest: unknown[]): Node;
  parseFunctionBody(node: Node, isArrow: boolean, ...rest: unknown[]): void;
}

const isUseStrict = (body: Node[]) => body.some(({ directive }) => directive === "use strict");
/** One for the pattern itself, as an empty one opens an iterator, too. */
const placesOf = (pattern: Node) => 1 + (pattern.elements?.length ?? 0);

/** Spreads of objects ask no iterator. */
const spreadsIn = ({ properties = [] }: Node) =>
  properties.filter(({ type }) => type === "SpreadElement").length;

const defaultsIn = ({ callee }: Node) =>
  (callee?.params ?? []).filter(({ type }) => type === "AssignmentPattern" || type === "ArrayPattern").length;

/** What makes a property of its own of each `__proto__` that does not set the prototype. */
const ownProtosIn = ({ properties = [] }: Node): Edit[] =>
  properties.flatMap(({ key, computed, shorthand, method }) => {
    const isProto = key?.name === "__proto__" || key?.value === "__proto__";
    if (!key || computed || !isProto || !(shorthand || method)) return [];
    const { start, end } = key;
    return [{ start, end, text: shorthand ? `["__proto__"]:__proto__` : `["__proto__"]` }];
  });

function privateCheckOf({ start, end, left, right }: Node): PrivateCheck[] {
  if (!left || !right) return [];
  return [{ start, end, left: `#${left.name}`, right: { start: right.start, end: right.end } }];
}

/** A parser that collects `facts` as it goes: one pass, and no walk over a tree of millions of nodes. */
function factsParser(facts: Facts, noted: Node[]): typeof Parser {
  const plugin = (Base: new (...args: unknown[]) => Internals) =>
    class extends Base {
      override finishNode(node: Node, type: string): Node {
        if (type === "ArrayPattern") facts.delicate += placesOf(node);
        else if (type === "SpreadElement") facts.delicate += 1;
        else if (type === "ObjectExpression") {
          facts.delicate -= spreadsIn(node);
          if (ownProtosIn(node).length > 0) noted.push(node);
        } else if (type === "BinaryExpression") {
          if (node.left?.type === "PrivateIdentifier") noted.push(node);
        }
        if (type === "WithStatement") facts.hasWith = true;
        else if (type === "CallExpression") {
          facts.delicate += defaultsIn(node);
          if (node.optional && node.callee?.object?.type === "ObjectExpression") facts.delicate += 1;
          if (node.callee?.type === "Identifier" && node.callee.name === "eval") facts.hasEval = true;
        }
        return super.finishNode(node, type);
      }
      override toAssignable(node: Node | null, ...rest: unknown[]): Node {
        const wasPattern = node?.type === "ArrayPattern";
        const made = super.toAssignable(node, ...rest);
        if (!wasPattern && made?.type === "ArrayPattern") facts.delicate += placesOf(made);
        return made;
      }
      override parseFunctionBody(node: Node, isArrow: boolean, ...rest: unknown[]): void {
        const isStrictOutside = this.strict;
        super.parseFunctionBody(node, isArrow, ...rest);
        if (isArrow || isStrictOutside) return;
        const statements = (node.body as Node).body as Node[];
        if (!isUseStrict(statements)) facts.sloppyFunctions += 1;
      }
    };
  // acorn's own type of a plugin is `(base: any) => any`.
  return Parser.extend(plugin as unknown as Parameters<typeof Parser.extend>[0]);
}

function parse(code: string, goal: Goal, ecmaVersion: Options["ecmaVersion"]): Reading {
  const facts: Facts = {
    isStrict: false,
    sloppyFunctions: 0,
    delicate: 0,
    hasWith: false,
    hasEval: false,
    ownProtos: [],
    privateChecks: [],
  };
  const noted: Node[] = [];
  const program = factsParser(facts, noted).parse(code, {
    ecmaVersion,
    sourceType: goal,
    allowHashBang: true,
  }) as unknown as { body: Node[] };
  for (const node of noted) {
    // What looked like an object may have turned out to be a pattern, where names are names.
    if (node.type === "ObjectExpression") facts.ownProtos.push(...ownProtosIn(node));
    if (node.type === "BinaryExpression") facts.privateChecks.push(...privateCheckOf(node));
  }
  return { ...facts, goal, ecmaVersion, isStrict: isUseStrict(program.body) };
}

/** Modules are few among scripts' syntax errors: these words of acorn say that the other goal may be meant. */
const wantsModule = /sourceType: module|import\.meta|await|'import'|'export'/;

/** Whether the first thing to try is a module. */
export const looksLikeModule = (code: string) => /^\s*(?:import\b\s*[^(.\s]|export\b)/m.test(code);

function goalsOf(code: string, sourceType: MinifyJsOptions["sourceType"]): Goal[] {
  if (sourceType === "module") return ["module"];
  if (sourceType === "script") return ["script", "commonjs"];
  return looksLikeModule(code) ? ["module", "script", "commonjs"] : ["script", "commonjs", "module"];
}

export class InputError extends Error {
  readonly notice: Notice<JsNoticeCode>;
  constructor(notice: Notice<JsNoticeCode>) {
    super(notice.message);
    this.notice = notice;
  }
}

const isSyntaxError = (error: unknown): error is SyntaxError & { pos: number } =>
  error instanceof SyntaxError && "pos" in error;

/** Parses the input for the first goal that fits. Throws `InputError` with the place where none does. */
export function readInput(
  code: string,
  sourceType: MinifyJsOptions["sourceType"],
  ecmaVersion: Options["ecmaVersion"] = "latest",
): Reading {
  let best: (SyntaxError & { pos: number }) | undefined;
  const goals = goalsOf(code, sourceType);
  for (const goal of goals) {
    try {
      return parse(code, goal, ecmaVersion);
    } catch (error) {
      if (!isSyntaxError(error)) throw error;
      // The goal that came furthest is the one that was meant.
      if (!best || error.pos > best.pos || (wantsModule.test(best.message) && error.pos >= best.pos))
        best = error;
    }
  }
  const message = (best?.message ?? "").replace(/ \(\d+:\d+\)$/, "");
  throw new InputError({ code: "syntax-error", message, ...placeAt(code, best?.pos ?? 0) });
}

/** Reads code that is known to be of this goal; throws where it is not. */
export const readAs = (code: string, goal: Goal): Reading => parse(code, goal, "latest");

/** Whether code parses for this goal, mistakes that only the whole program shows included; quicker than reading it. */
export function parses(code: string, goal: Goal): boolean {
  try {
    Parser.parse(code, { ecmaVersion: "latest", sourceType: goal, allowHashBang: true });
    return true;
  } catch {
    return false;
  }
}

/** How many delicate places a stage of `input` has. */
export const countDelicate = (code: string, { goal, ecmaVersion }: Reading): number =>
  parse(code, goal, ecmaVersion).delicate;

/** Why an answer must not be given, or null: it has to parse for the same goal and stay as strict as its input. */
export function findRefusal(code: string, input: Reading): string | null {
  let output: Reading;
  try {
    output = parse(code, input.goal, input.ecmaVersion);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (input.goal === "module") return null;
  if (input.isStrict && !output.isStrict && code.trim() !== "")
    return 'the "use strict" of the script is lost';
  if (output.sloppyFunctions > input.sloppyFunctions) return 'a "use strict" of a function is lost';
  return null;
}
