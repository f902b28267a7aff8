import { eq } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Coins } from "#core/money.ts";
import { addMs } from "#core/time.ts";
import type { AssistantFailure } from "#core/vocabulary.ts";
import { assistantAsks, assistantMessages } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { askModel, type Endpoint, ModelFailure, type ModelMessage } from "./ask-model.ts";
import { closeLive, type EndReason, type LiveAnswer, openLive } from "./live-answers.ts";
import { type AnswerOutcome, captureAnswer, endAnswer } from "./settle-answer.ts";

export type AnswerWork = {
  answerId: string;
  userId: string;
  price: Coins;
  endpoint: Endpoint;
  messages: ModelMessage[];
  /** Aborted when the process drains. */
  closing?: AbortSignal | undefined;
};
type Writing = AnswerWork & { ctx: Pick<Ctx, "db" | "log">; clock(): Date; live: LiveAnswer };

/** Ends the work when the model is silent for too long; each piece winds it up anew. */
function createAlarm(live: LiveAnswer) {
  const end = () => live.controller.abort("timeout" satisfies EndReason);
  let silence = setTimeout(end, limits.assistant.firstTokenMs);
  const whole = setTimeout(end, limits.assistant.answerMs);
  return {
    heard() {
      clearTimeout(silence);
      silence = setTimeout(end, limits.assistant.silenceMs);
    },
    clear() {
      clearTimeout(silence);
      clearTimeout(whole);
    },
  };
}

/** Keeps what there is, says that it lives, and hears of a stop that another process was told of. */
async function keep({ ctx, answerId, live, clock }: Writing): Promise<void> {
  const [ask] = await ctx.db
    .update(assistantAsks)
    .set({ aliveAt: clock() })
    .where(eq(assistantAsks.answerId, answerId))
    .returning({ stopAt: assistantAsks.stopAt });
  if (ask?.stopAt) live.controller.abort("stop" satisfies EndReason);
  await ctx.db
    .update(assistantMessages)
    .set({ text: live.text.toWellFormed() })
    .where(eq(assistantMessages.id, answerId));
}

function createKeeper(writing: Writing) {
  let last = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    last = keep(writing)
      .catch((error: unknown) => writing.ctx.log.warn({ err: error }, "an answer could not be kept"))
      .finally(() => {
        isBusy = false;
      });
  }, limits.assistant.keepEveryMs);
  return async () => {
    clearInterval(timer);
    await last;
  };
}

/** Takes the model's pieces in. Nothing is shown before it is paid for: the first word is captured first. */
async function takeIn(writing: Writing, heard: () => void): Promise<void> {
  const { ctx, live, endpoint, messages, answerId, userId, price, clock } = writing;
  let isCaptured = false;
  let unseen = "";
  for await (const piece of askModel(endpoint, messages, live.controller.signal)) {
    heard();
    unseen += piece.replaceAll("\0", "");
    if (!isCaptured && unseen.trim() === "") continue;
    if (live.controller.signal.aborted) return;
    if (!isCaptured)
      isCaptured = await ctx.db.transaction(tx => captureAnswer(tx, { answerId, userId, price }, clock()));
    if (!isCaptured) return;
    live.text += unseen;
    unseen = "";
    if (live.text.length >= limits.assistant.answerMax) live.controller.abort("long" satisfies EndReason);
    live.tell();
  }
}

const failures: Partial<Record<EndReason, AssistantFailure>> = {
  timeout: "timeout",
  interrupted: "interrupted",
};

function outcomeOf({ live }: Writing, failure: AssistantFailure | null): AnswerOutcome {
  const text = live.text.toWellFormed();
  const { signal } = live.controller;
  // Only the reasons of this feature are ever given.
  const reason = signal.aborted ? (signal.reason as EndReason) : null;
  if (reason === "stop") return { state: "stopped", failure: null, text };
  const known = (reason && failures[reason]) ?? failure ?? (text === "" ? "empty" : null);
  return { state: known === null ? "done" : "failed", failure: known, text };
}

/** What an endpoint says in its errors may hold what people wrote: the log takes kind and status alone. */
function causeOf(error: unknown): { name: string; status: unknown } {
  const cause = error instanceof ModelFailure && error.cause ? error.cause : error;
  const name = cause instanceof Error ? cause.constructor.name : typeof cause;
  return { name, status: cause instanceof Error ? Reflect.get(cause, "status") : undefined };
}

/** Writes an answer from its first word to its end. It never throws: how it ended stands in the database. */
export async function writeAnswer(ctx: Pick<Ctx, "db" | "log" | "now">, work: AnswerWork): Promise<void> {
  const began = performance.now();
  const clock = () => addMs(ctx.now, Math.round(performance.now() - began));
  const live = openLive(work.answerId);
  const writing: Writing = { ...work, ctx, clock, live };
  const interrupt = () => live.controller.abort("interrupted" satisfies EndReason);
  work.closing?.addEventListener("abort", interrupt);
  if (work.closing?.aborted) interrupt();
  const alarm = createAlarm(live);
  const endKeeping = createKeeper(writing);
  let failure: AssistantFailure | null = null;
  try {
    await takeIn(writing, alarm.heard);
  } catch (error) {
    failure = error instanceof ModelFailure ? error.failure : "interrupted";
    const { name, status } = causeOf(error);
    ctx.log.warn({ answerId: work.answerId, failure, cause: name, status }, "an answer did not come whole");
    if (!live.controller.signal.aborted) live.controller.abort("failed" satisfies EndReason);
  }
  alarm.clear();
  work.closing?.removeEventListener("abort", interrupt);
  try {
    await endKeeping();
    const outcome = outcomeOf(writing, failure);
    await ctx.db.transaction(tx => endAnswer(tx, work.answerId, { outcome, now: clock() }));
  } catch (error) {
    ctx.log.error({ err: error, answerId: work.answerId }, "the end of an answer could not be written");
  }
  closeLive(work.answerId);
}
