import { describe, expect, it } from "vitest";
import { createConvertClient, isDropped } from "./convert-client.ts";
import type { ConvertRequest } from "./protocol.ts";

/** A worker that answers when it is told to. */
class HandWorker extends EventTarget {
  readonly asked: ConvertRequest[] = [];
  isEnded = false;
  postMessage(request: ConvertRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(answer: unknown) {
    const id = this.asked.at(-1)?.id;
    this.dispatchEvent(new MessageEvent("message", { data: { id, isDone: true, answer } }));
  }
}

function open() {
  const worker = new HandWorker();
  // The client uses of a worker what this one has.
  const client = createConvertClient(() => worker as unknown as Worker);
  return { worker, client };
}
const zip = (path: string) => ({ kind: "zip" as const, files: [{ path, text: "" }] });

describe("the worker's client", () => {
  it("lets a newer job take the place of one that waits", async () => {
    const { worker, client } = open();
    const first = client.run(zip("1"), "a");
    const second = client.run(zip("2"), "a");
    const third = client.run(zip("3"), "a");
    await expect(second).rejects.toSatisfy(isDropped);
    worker.answer("one");
    await expect(first).resolves.toBe("one");
    expect(worker.asked.map(({ job }) => job)).toEqual([zip("1"), zip("3")]);
    worker.answer("three");
    await expect(third).resolves.toBe("three");
  });

  it("says what failed and goes on", async () => {
    const { worker, client } = open();
    const first = client.run(zip("1"), "a");
    const second = client.run(zip("2"), "b");
    const failed = { id: worker.asked[0]?.id, isDone: false, message: "no" };
    worker.dispatchEvent(new MessageEvent("message", { data: failed }));
    await expect(first).rejects.toThrow("no");
    worker.answer("two");
    await expect(second).resolves.toBe("two");
  });

  it("forgets all when it is closed", async () => {
    const { worker, client } = open();
    const first = client.run(zip("1"), "a");
    const second = client.run(zip("2"), "b");
    client.close();
    await expect(first).rejects.toSatisfy(isDropped);
    await expect(second).rejects.toSatisfy(isDropped);
    expect(worker.isEnded).toBe(true);
  });
});
