import { createRoute, z } from "@hono/zod-openapi";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { assertUser, type Ctx } from "#features/context/index.ts";
import type { MonitorEvent, MonitorWatch } from "#features/monitors/index.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const live = createRoute({
  method: "get",
  path: "/monitors/live",
  tags: ["Monitors"],
  summary: "Changes of own monitors as they happen",
  description:
    "Server-sent events: `monitor` with the status of one monitor, `summary` with the totals. Everything comes once at the beginning; each event is the full state of what it names, so nothing has to be resumed.",
  responses: {
    200: { description: "The stream", content: { "text/event-stream": { schema: z.string() } } },
    ...refusals("unauthorized", "rate_limited", "unavailable"),
  },
});

/** Events that wait for the connection to take them; of one monitor only the last. */
function createQueue() {
  const waiting = new Map<string, MonitorEvent>();
  let wake = () => {};
  return {
    add(events: readonly MonitorEvent[]) {
      for (const event of events) waiting.set(event.key, event);
      wake();
    },
    take(): MonitorEvent[] {
      const events = [...waiting.values()];
      waiting.clear();
      return events;
    },
    wake: () => wake(),
    /** Resolves when there is something to send, or after `ms`. */
    wait: (ms: number) =>
      new Promise<void>(resolve => {
        const timer = setTimeout(resolve, waiting.size > 0 ? 0 : ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
type Queue = ReturnType<typeof createQueue>;

/** Sends what the queue holds, and a sign of life while there is nothing, until `ended` says so. */
async function pump(stream: SSEStreamingApi, queue: Queue, ended: AbortSignal): Promise<void> {
  // After a lost connection browsers come back, all of them after a restart: not at once.
  await stream.writeSSE({ event: "open", data: "", retry: limits.live.retryMs });
  while (!ended.aborted) {
    await queue.wait(limits.live.keepAliveMs);
    const events = queue.take();
    for (const { name, data } of events) await stream.writeSSE({ event: name, data });
    if (events.length === 0 && !ended.aborted) await stream.write(": alive\n\n");
  }
}

const sessionIdOf = ({ actor }: Ctx): string => (actor.kind === "user" ? actor.sessionId : "");

export const monitorLiveRoutes = (watch: MonitorWatch) =>
  createRouter().openapi(live, c => {
    const ctx = c.get("ctx");
    const userId = assertUser(ctx);
    const closing = c.get("closing");
    if (closing.aborted) throw new AppError("unavailable");
    const queue = createQueue();
    const session = new AbortController();
    const leave = watch.watch({
      userId,
      sessionId: sessionIdOf(ctx),
      send: queue.add,
      end: () => session.abort(),
    });
    const gone = new AbortController();
    const ended = AbortSignal.any([session.signal, closing, gone.signal]);
    ended.addEventListener("abort", () => {
      leave();
      queue.wake();
    });
    // Proxies must not collect the events.
    c.header("x-accel-buffering", "no");
    return streamSSE(
      c,
      async stream => {
        stream.onAbort(() => gone.abort());
        await pump(stream, queue, ended);
        gone.abort();
      },
      async error => {
        gone.abort();
        c.get("log").warn({ err: error }, "a stream of changes broke off");
      },
    );
  });
