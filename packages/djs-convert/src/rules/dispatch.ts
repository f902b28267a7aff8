import type { NewExpression, ObjectProperty } from "@babel/types";
import type { Call, Member } from "../engine/nodes.ts";
import { namedEvents } from "./event-names.ts";
import { isListening, visitEvent } from "./event-rows.ts";
import { visitNamespaced } from "./export-rows.ts";
import { visitMember, visitPattern } from "./member-rows.ts";
import { flagRemoved, losesName } from "./removed.ts";
import type { Rewriter } from "./rewriter.ts";
import type { NamedRule, Rule, StepRules } from "./step-rules.ts";

/** Which rules of a step have a say in a name. Of most names in a file none has: nothing more is asked about them. */
export class Dispatch {
  readonly #rules: StepRules;
  readonly #ofMember = new Names<Member>();
  readonly #ofCall = new Names<Call>();
  readonly #ofKey = new Names<ObjectProperty>();
  readonly #ofPattern = new Names<ObjectProperty>();

  constructor(rules: StepRules) {
    this.#rules = rules;
  }

  ofMember(rewriter: Rewriter, name: string): readonly Rule<Member>[] {
    return this.#ofMember.get(name) ?? this.#ofMember.keep(name, this.#memberRules(rewriter, name));
  }

  #memberRules(rewriter: Rewriter, name: string): Rule<Member>[] {
    const { onMember, onAnyMember, exports, members } = this.#rules;
    const found = [...taking(onMember, name), ...(onAnyMember ?? [])];
    if (exports.has(name)) found.push((of, node) => visitNamespaced(of, exports, node));
    if (members.has(name)) found.push((of, node) => visitMember(of, members, node));
    if (losesName(rewriter, name)) found.push(flagRemoved);
    return found;
  }

  ofCall(name: string): readonly Rule<Call>[] {
    const known = this.#ofCall.get(name);
    if (known) return known;
    const { events, onCall } = this.#rules;
    const event: Rule<Call>[] = isListening(name)
      ? [(of, call) => visitEvent(of, events, call), (of, call) => namedEvents(of, events, call)]
      : [];
    return this.#ofCall.keep(name, [...event, ...taking<Call | NewExpression>(onCall, name)]);
  }

  ofKey(name: string): readonly Rule<ObjectProperty>[] {
    return this.#ofKey.get(name) ?? this.#ofKey.keep(name, taking(this.#rules.onKey, name));
  }

  ofPattern(name: string): readonly Rule<ObjectProperty>[] {
    const known = this.#ofPattern.get(name);
    if (known) return known;
    const { members, onPattern } = this.#rules;
    const found = taking(onPattern ?? [], name);
    if (members.has(name)) found.push((of, property) => visitPattern(of, members, property));
    return this.#ofPattern.keep(name, found);
  }
}

const taking = <N>(rules: readonly NamedRule<N>[], name: string): Rule<N>[] =>
  rules.filter(rule => rule.takes(name)).map(rule => rule.run);

/** Names that bots make up are without end: of those that no rule takes only so many are kept. */
class Names<N> {
  readonly #known = new Map<string, readonly Rule<N>[]>();

  get(name: string): readonly Rule<N>[] | undefined {
    return this.#known.get(name);
  }

  keep(name: string, rules: readonly Rule<N>[]): readonly Rule<N>[] {
    if (rules.length > 0 || this.#known.size < 4000) this.#known.set(name, rules);
    return rules;
  }
}
