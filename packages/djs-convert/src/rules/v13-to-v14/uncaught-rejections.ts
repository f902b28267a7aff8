import { methodCalls } from "../../engine/method-calls.ts";
import { stringValue } from "../../engine/nodes.ts";
import { once } from "../asked-once.ts";
import type { Rewriter } from "../rewriter.ts";

/**
 * `process.on("unhandledRejection", log)`: what goes wrong in an async listener comes to the client now, as an error that
 * ends the bot where nobody listens to it.
 */
export function uncaughtRejections(rewriter: Rewriter): void {
  if (!rewriter.isOfBot) return;
  const texts = rewriter.project?.texts ?? [rewriter.tree.text];
  const paths = rewriter.project?.paths ?? [];
  for (const { callee, arguments: given } of methodCalls(rewriter.tree, "on")) {
    const [event] = given;
    if (!event || stringValue(event) !== "unhandledRejection") continue;
    const isOfProcess = /^process\s*\.\s*on\b/.test(rewriter.text(callee));
    const isHeard = once(
      texts,
      "errors are heard",
      () => texts.some(text => hearsErrors.test(text)) || paths.some(path => ofErrors.test(path)),
    );
    if (isOfProcess && !isHeard) rewriter.flag("14-T147", event, "behaviour");
  }
}

/** `events/error.js`. */
const ofErrors = /[/\\]error\.[cm]?[jt]sx?$/;

/** `client.on("error", f)`, and files that loaders take for listeners of it. */
const hearsErrors =
  /(?:\.on|\.once|\.addListener)\(\s*["'`]error["'`]|\b(?:name|event)\s*[:=]\s*["'`]error["'`]|Events\.Error\b/;
