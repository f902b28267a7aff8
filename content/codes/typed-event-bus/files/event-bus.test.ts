import assert from "node:assert/strict";
import { test } from "node:test";
import { createEventBus } from "./event-bus.ts";

type Events = { joined: { name: string }; left: string; tick: undefined };

test("listeners hear their events, in order, until they stop", () => {
  const bus = createEventBus<Events>();
  const heard: string[] = [];
  const stop = bus.on("joined", ({ name }) => heard.push(`1 ${name}`));
  bus.on("joined", ({ name }) => heard.push(`2 ${name}`));
  bus.emit("joined", { name: "Lina" });
  stop();
  stop();
  bus.emit("joined", { name: "سامي" });
  bus.emit("left", "nobody listens");
  assert.deepEqual(heard, ["1 Lina", "2 Lina", "2 سامي"]);
  assert.equal(bus.listenerCount("joined"), 1);
});

test("once, a signal and events without payload", () => {
  const bus = createEventBus<Events>();
  const controller = new AbortController();
  let ticks = 0;
  bus.on(
    "tick",
    () => {
      ticks += 1;
    },
    { once: true },
  );
  bus.on(
    "tick",
    () => {
      ticks += 10;
    },
    { signal: controller.signal },
  );
  bus.emit("tick");
  bus.emit("tick");
  controller.abort();
  bus.emit("tick");
  assert.equal(ticks, 21);
  assert.equal(bus.listenerCount("tick"), 0);
});

test("a listener that throws does not silence the others", () => {
  const errors: unknown[] = [];
  const bus = createEventBus<Events>(error => errors.push(error));
  const heard: string[] = [];
  bus.on("left", () => {
    throw new Error("broken");
  });
  bus.on("left", name => heard.push(name));
  bus.emit("left", "Sami");
  assert.deepEqual(heard, ["Sami"]);
  assert.equal(errors.length, 1);
});

test("who stops or begins during an event is treated as one expects", () => {
  const bus = createEventBus<Events>();
  const heard: string[] = [];
  bus.on(
    "tick",
    () => {
      heard.push("first");
      stopSecond();
      bus.on("tick", () => heard.push("late"), { once: true });
    },
    { once: true },
  );
  const stopSecond = bus.on("tick", () => heard.push("second"));
  bus.emit("tick");
  assert.deepEqual(heard, ["first"]);
  bus.emit("tick");
  assert.deepEqual(heard, ["first", "late"]);
});

test("next resolves with the payload, or rejects when aborted", async () => {
  const bus = createEventBus<Events>();
  const waiting = bus.next("left");
  bus.emit("left", "Rana");
  assert.equal(await waiting, "Rana");
  const controller = new AbortController();
  const never = bus.next("left", controller.signal);
  controller.abort(new Error("enough"));
  await assert.rejects(never, /enough/);
});
