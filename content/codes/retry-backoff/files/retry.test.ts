import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { backoffMs, fetchWithRetry, RetryAfterError, retry, retryAfterMs } from "./retry.ts";

/** Sleeps that only note how long they would have been. */
function notedSleep() {
  const waits: number[] = [];
  return { waits, sleep: async (ms: number) => void waits.push(ms) };
}

test("waits grow, up to a limit, and a success ends it", async () => {
  const { waits, sleep } = notedSleep();
  const result = await retry(
    attempt => {
      if (attempt < 5) throw new Error("not yet");
      return attempt;
    },
    { attempts: 9, baseMs: 100, maxMs: 500, random: () => 1, sleep },
  );
  assert.equal(result, 5);
  assert.deepEqual(waits, [100, 200, 400, 500]);
});

test("chance spreads the waits over their whole range", () => {
  assert.equal(
    backoffMs(3, 100, 1_000, () => 0),
    0,
  );
  assert.equal(
    backoffMs(3, 100, 1_000, () => 0.5),
    200,
  );
  assert.equal(
    backoffMs(40, 100, 1_000, () => 1),
    1_000,
  );
});

test("the last error comes out, at once when trying again cannot help", async () => {
  const { waits, sleep } = notedSleep();
  await assert.rejects(
    retry(
      () => {
        throw new Error("always");
      },
      { attempts: 3, sleep },
    ),
    /always/,
  );
  assert.equal(waits.length, 2);
  await assert.rejects(
    retry(
      () => {
        throw new TypeError("a bug");
      },
      { sleep, shouldRetry: error => !(error instanceof TypeError) },
    ),
    /a bug/,
  );
  assert.equal(waits.length, 2);
});

test("who said how long to wait is believed", async () => {
  const { waits, sleep } = notedSleep();
  await retry(
    attempt => {
      if (attempt === 1) throw new RetryAfterError(1_234);
    },
    { sleep },
  );
  assert.deepEqual(waits, [1_234]);
  assert.equal(retryAfterMs("2.5", 0), 2_500);
  assert.equal(retryAfterMs("Thu, 01 Jan 1970 00:00:10 GMT", 4_000), 6_000);
  assert.equal(retryAfterMs("soon", 0), null);
  assert.equal(retryAfterMs(null, 0), null);
});

test("an abort ends the waiting", async () => {
  const controller = new AbortController();
  const running = retry(
    () => {
      throw new Error("down");
    },
    {
      baseMs: 1e9,
      maxMs: 1e9,
      random: () => 1,
      signal: controller.signal,
      onRetry: () => controller.abort(new Error("enough")),
    },
  );
  await assert.rejects(running, /enough/);
});

test("fetchWithRetry gets through 429 and 503", async () => {
  const answers = [429, 503, 200];
  const server = createServer((_request, response) => {
    response.writeHead(answers.shift() ?? 500, { "retry-after": "0" }).end("ok");
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetchWithRetry(`http://127.0.0.1:${port}/`, {}, { sleep: async () => {} });
  assert.equal(await response.text(), "ok");
  assert.equal(answers.length, 0);
  server.close();
});
