import { describe, expect, it } from "vitest";
import { addMs, minuteMs, secondMs } from "#core/time.ts";
import { noon } from "#tests/factories.ts";
import { makeMessage, makeNotice } from "#tests/notices.ts";
import { endingsOf } from "./attempt.ts";
import type { Notice, Outcome } from "./notice.ts";
import { planMessages } from "./plan-messages.ts";
import { nextAttempt } from "./retry-delay.ts";

const aimed = (count: number, changes: Partial<Notice> = {}, target: string | null = "a@b.example") =>
  Array.from({ length: count }, () => ({ notice: makeNotice(changes), target }));
const idsOf = (list: { notice: Notice }[]) => list.map(({ notice }) => notice.id);
const sizes = (list: ReturnType<typeof aimed>, wanted = idsOf(list)) =>
  planMessages(list, new Set(wanted)).map(message => message.notices.length);

describe("what goes out together", () => {
  it("is more than five that say the same to the same address", () => {
    expect(sizes(aimed(5))).toEqual([1, 1, 1, 1, 1]);
    expect(sizes(aimed(6))).toEqual([6]);
  });

  it("is also what nobody has asked for yet", () => {
    const list = aimed(40);
    expect(sizes(list, idsOf(list).slice(0, 1))).toEqual([40]);
    const few = aimed(3);
    expect(sizes(few, idsOf(few).slice(0, 1))).toEqual([1]);
    expect(sizes(list, [])).toEqual([]);
  });

  it("never mixes addresses, owners or kinds, and no tests", () => {
    const list = [
      ...aimed(4),
      ...aimed(4, {}, "other@b.example"),
      ...aimed(4, { ownerId: "2" }),
      ...aimed(4, { kind: "online" }),
      ...aimed(8, { kind: "test" }),
      ...aimed(8, {}, null),
    ];
    expect(sizes(list)).toEqual(Array.from({ length: 32 }, () => 1));
  });

  it("stays what it was when it is sent again", () => {
    const before = aimed(3, { messageId: "m7" });
    const [message, ...others] = planMessages([...before, ...aimed(9)], new Set(idsOf(before).slice(2)));
    expect(others).toEqual([]);
    expect(message).toMatchObject({ id: "m7", notices: before.map(({ notice }) => notice) });
  });
});

describe("further attempts", () => {
  it("come after 5 s, then after twice as long each time, at most 15 min", () => {
    const waits = Array.from({ length: 9 }, (_, n) => nextAttempt(n + 1, noon, () => 0));
    const seconds = waits.map(at => at && (at.getTime() - noon.getTime()) / secondMs);
    expect(seconds).toEqual([5, 10, 20, 40, 80, 160, 320, 640, null]);
  });

  it("are spread by up to a fifth", () => {
    expect(nextAttempt(1, noon, () => 0.5)).toEqual(addMs(noon, 5_500));
    expect(nextAttempt(8, noon, () => 1)?.getTime()).toBeLessThanOrEqual(noon.getTime() + 15 * minuteMs);
  });
});

describe("the end of an attempt", () => {
  const message = makeMessage([makeNotice({ id: "a", attempts: 2 }), makeNotice({ id: "b", attempts: 3 })]);
  const endOf = (outcome: Outcome, of = message) => endingsOf(of, noon, outcome, noon, () => 0);

  it("is that of all deliveries of the message", () => {
    const { status, endings } = endOf({ kind: "retry", reason: "SMTP 451", unsent: true, at: null });
    const shared = { lease: noon, status: "retrying", error: "SMTP 451", keepsMessage: false };
    expect(status).toBe("retrying");
    expect(endings).toEqual([
      { id: "a", nextAt: addMs(noon, 20_000), ...shared },
      { id: "b", nextAt: addMs(noon, 20_000), ...shared },
    ]);
  });

  it("keeps the name of a message that may have arrived", () => {
    const { endings } = endOf({ kind: "retry", reason: "ETIMEDOUT", unsent: false, at: null });
    expect(endings[0]?.keepsMessage).toBe(true);
  });

  it("obeys a wait that was asked for, but not for ever", () => {
    const outcome = { kind: "retry", reason: "HTTP 429", unsent: true, at: addMs(noon, minuteMs) } as const;
    expect(endOf(outcome).endings[0]?.nextAt).toEqual(addMs(noon, minuteMs));
    const last = endOf(outcome, makeMessage([makeNotice({ attempts: 9 })]));
    expect(last.status).toBe("failed");
    expect(last.endings[0]).toMatchObject({ status: "failed", error: "HTTP 429", nextAt: null });
  });
});
