import {
  type Call,
  endOf,
  isMember,
  type Member,
  memberName,
  outerEnd,
  parentOf,
} from "../../engine/nodes.ts";
import type { MemberRow } from "../member-rows.ts";
import { callsOfUtil } from "../package-functions.ts";
import { type Rewriter, remove } from "../rewriter.ts";

const kept = new Set(["CDN", "botGateway", "invite"]);

/** `Constants.Endpoints.Guild(id)`, and `client.rest.makeRequest()`: requests by hand go another way. */
export function oldRequests(rewriter: Rewriter, node: Member): void {
  if (rewriter.done.has(node)) return;
  const { object } = node;
  if (memberName(node) === "makeRequest") {
    if (rewriter.isBot && isMember(object) && memberName(object) === "rest")
      rewriter.flag("12-T28", node, "removed");
    return;
  }
  const parent = parentOf(node);
  const name = isMember(parent) && parent.object === node ? memberName(parent) : undefined;
  if (rewriter.typeOf(object)?.kind !== "constants" || kept.has(name ?? "")) return;
  rewriter.flag("12-T28", isMember(parent) ? parent : node, "removed");
}

/** `escapeMarkdown(text, onlyBlocks, onlyInline)`: it takes options instead. */
export function escaped(rewriter: Rewriter): void {
  for (const call of callsOfUtil(rewriter, "escapeMarkdown"))
    if (call.arguments.length > 1) withoutFlags(rewriter, call);
}

function withoutFlags(rewriter: Rewriter, call: Call): void {
  const [text, ...flags] = call.arguments;
  const last = flags.at(-1);
  if (!text || !last || flags[0]?.type === "ObjectExpression") return;
  const isPlain = flags.every(one => one.type === "BooleanLiteral" && !one.value);
  if (isPlain) rewriter.change("12-T29", call, [remove(outerEnd(text), outerEnd(last))]);
  else rewriter.flag("12-T29", call, "behaviour");
}

const resolvers: Readonly<Record<string, string>> = {
  resolveChannel: "channels.resolve",
  resolveChannelID: "channels.resolveID",
  resolveGuild: "guilds.resolve",
  resolveUser: "users.resolve",
  resolveUserID: "users.resolveID",
};

/** `client.resolver.resolveUser(x)`: managers resolve what they hold. */
export const resolverRow: MemberRow = {
  id: "12-T30",
  on: ["Client"],
  member: "resolver",
  flag: "removed",
  edit: (_rewriter, node) => {
    const method = parentOf(node);
    const name = isMember(method) && method.object === node ? (memberName(method) ?? "") : "";
    const to = Object.hasOwn(resolvers, name) ? resolvers[name] : undefined;
    if (!to || !isMember(method) || method.computed) return null;
    return [{ start: outerEnd(node.object), end: endOf(method), text: `.${to}` }];
  },
};
