import type { NewExpression, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  invocationAround,
  isMember,
  isTarget,
  keyName,
  type Member,
  memberName,
  parentOf,
  propertyOf,
} from "../../engine/nodes.ts";
import { dropProperty } from "../arguments.ts";
import { addKey, clientOptionsOf, constructs, optionsOf } from "../literals.ts";
import { rename } from "../member-rows.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { socketOptions } from "./socket-properties.ts";

/** What stood among a client's own options belongs to its REST client now. */
const ofRest: Readonly<Record<string, string>> = {
  retryLimit: "retries",
  restRequestTimeout: "timeout",
  restTimeOffset: "offset",
  restGlobalRateLimit: "globalRequestsPerSecond",
  invalidRequestWarningInterval: "invalidRequestWarningInterval",
  rejectOnRateLimit: "rejectOnRateLimit",
};
const withoutHeir = new Set(["restSweepInterval", "userAgentSuffix", "http", "messageCacheLifetime"]);

export function clientOptions(rewriter: Rewriter, node: Call | NewExpression): void {
  const client = clientOptionsOf(rewriter, node);
  if (client) {
    restOptions(rewriter, client.options, client.weak);
    socketOptions(rewriter, client.options);
  }
  const ofHook = constructs(rewriter, node, "WebhookClient") ? optionsOf(rewriter, node.arguments[1]) : null;
  if (ofHook) restOptions(rewriter, ofHook, false);
}

/** `client.options.http.version`, and `client.options.http.invite`, which is no option any more. */
export function readRest(rewriter: Rewriter, node: Member): void {
  const { object } = node;
  if (!isMember(object) || memberName(object) !== "options") return;
  const client = rewriter.receiver(object, ["Client"], false);
  if (!client) return;
  const read = parentOf(node) ?? node;
  const base = isMember(read) && read.object === node ? memberName(read) : undefined;
  const bases = isBase.test(base ?? "") && !isTarget(read) ? rewriter.exported("RouteBases") : null;
  const edits = bases ? [replace(read, `${bases}.${base}`)] : [rename(node, "rest")];
  rewriter.change("14-T117", node, edits, client.weak);
}

/** Where invitations and templates are opened. */
const isBase = /^(invite|template|scheduledEvent)$/;

export const namesOfRestOptions = Object.keys(ofRest).join(" ");

/** `client.options.restTimeOffset = 0`: the REST client reads its own options, each time that it asks. */
export function restOption(rewriter: Rewriter, node: Member): void {
  const { object } = node;
  const to = ofRest[memberName(node) ?? ""];
  if (!isMember(object) || memberName(object) !== "options" || node.computed || to === undefined) return;
  const client = rewriter.receiver(object, ["Client"], false);
  const edits = [rename(object, "rest.options"), rename(node, to)];
  if (client) rewriter.change("14-T68", node, edits, client.weak);
}

export function restOptions(rewriter: Rewriter, options: ObjectExpression, weak: boolean): void {
  const timeout = propertyOf(options, "restWsBridgeTimeout");
  if (timeout) rewriter.change("14-065", timeout, dropProperty(rewriter, options, timeout), weak);
  const moved: ObjectProperty[] = [];
  for (const property of options.properties) {
    const name = keyName(property) ?? "";
    if (property.type !== "ObjectProperty") continue;
    if (Object.hasOwn(ofRest, name)) moved.push(property);
    if (withoutHeir.has(name)) rewriter.flag("14-T68", property, "removed", `ClientOptions.${name}`);
  }
  if (moved.length > 0) intoRest(rewriter, options, moved, weak);
}

function intoRest(
  rewriter: Rewriter,
  options: ObjectExpression,
  moved: readonly ObjectProperty[],
  weak: boolean,
): void {
  const rest = propertyOf(options, "rest");
  const texts = moved.map(one => `${ofRest[keyName(one) ?? ""]}: ${rewriter.text(one.value)}`);
  const [first] = moved;
  if (rest?.value.type === "ObjectExpression") {
    for (const [index, one] of moved.entries())
      rewriter.change(
        "14-T68",
        one,
        [...dropProperty(rewriter, options, one), addKey(rewriter, rest.value, texts[index] ?? "")],
        weak,
      );
  } else if (rest) for (const one of moved) rewriter.flag("14-T68", one, "argument-unknown");
  else if (first)
    rewriter.change(
      "14-T68",
      first,
      [
        replace(first, `rest: { ${texts.join(", ")} }`),
        ...moved.slice(1).flatMap(one => dropProperty(rewriter, options, one)),
      ],
      weak,
    );
}

/** `cacheWithLimits({ MessageManager: { sweepInterval, sweepFilter } })`: sweeping is told the client apart from limits. */
export function sweptCaches(rewriter: Rewriter, property: ObjectProperty): void {
  const call = invocationAround(property);
  const isLimit = call && /(^|\.)(cacheWithLimits|LimitedCollection)$/.test(rewriter.text(call.callee));
  if (isLimit) rewriter.flagIfLeft("14-T100", property, "removed");
}
