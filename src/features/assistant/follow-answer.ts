import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { assistantAsks } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import type { AnswerEnd } from "./assistant.schema.ts";
import { findLive } from "./live-answers.ts";
import { getOwnMessage, type MessageRow } from "./message-rows.ts";
import { endLostAnswer } from "./settle-answer.ts";

/** `text`: more of the answer, up to `upTo` characters of it. `end`: no more will come. `alive`: nothing new. */
export type AnswerEvent =
  | { kind: "text"; upTo: number; text: string }
  | { kind: "alive" }
  | ({ kind: "end" } & AnswerEnd);
type Asking = Pick<Ctx, "actor" | "db" | "now">;

/** An answer that nobody writes any more is told its end by whoever looks at it. */
async function endWhenLost(ctx: Asking, row: MessageRow, now: Date): Promise<void> {
  const [ask] = await ctx.db.select().from(assistantAsks).where(eq(assistantAsks.answerId, row.id));
  if (ask && ask.endedAt === null && ask.aliveAt < addMs(now, -limits.assistant.lostAfterMs))
    await ctx.db.transaction(tx => endLostAnswer(tx, row.id, now));
}

/** Waits for the next piece; answers of other processes are looked at now and then. */
async function wait(id: string, signal: AbortSignal): Promise<"changed" | "quiet"> {
  const live = findLive(id);
  const ms = live === null ? limits.assistant.followEveryMs : limits.live.keepAliveMs;
  const ended = new AbortController();
  const quiet = setTimeout(ms, "quiet" as const, { signal: AbortSignal.any([signal, ended.signal]) }).catch(
    () => "quiet" as const,
  );
  const changed = live?.changed().then(() => "changed" as const);
  const what = await (changed ? Promise.race([quiet, changed]) : quiet);
  ended.abort();
  return what;
}

/** An own answer as it is written, from the character after `after` on; it may have been left and come back to. */
export async function* followAnswer(
  ctx: Asking,
  { id, after = 0, signal }: { id: string; after?: number; signal: AbortSignal },
): AsyncGenerator<AnswerEvent> {
  const userId = assertUser(ctx);
  const began = performance.now();
  await getOwnMessage(ctx.db, userId, id);
  let sent = after;
  while (!signal.aborted) {
    const live = findLive(id);
    const row = live === null ? await getOwnMessage(ctx.db, userId, id) : null;
    const text = live?.text ?? row?.text ?? "";
    if (text.length > sent) {
      yield { kind: "text", upTo: text.length, text: text.slice(sent) };
      sent = text.length;
      continue;
    }
    if (row !== null && row.state !== "writing")
      return yield { kind: "end", state: row.state, failure: row.failure };
    if (row !== null) await endWhenLost(ctx, row, addMs(ctx.now, performance.now() - began));
    if ((await wait(id, signal)) === "quiet" && !signal.aborted) yield { kind: "alive" };
  }
}
