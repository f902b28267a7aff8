import { expect, it, vi } from "vitest";
import { startDeadline } from "./deadline.ts";
import { ProbeFailure } from "./probe-failure.ts";

const never = (stop: () => void) => () => stop;

it("stops the waiting step and names the phase when its time is over", async () => {
  vi.useFakeTimers();
  try {
    const stop = vi.fn();
    const deadline = startDeadline(100);
    deadline.phase = "tls";
    const step = deadline.wait(never(stop)).catch(failure => failure);
    await vi.advanceTimersByTimeAsync(99);
    expect(stop).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await step).toMatchObject({ failureCause: "timeout", detail: "tls" });
    expect(stop).toHaveBeenCalledOnce();
    await expect(deadline.wait(never(stop))).rejects.toMatchObject({ failureCause: "timeout" });
    expect(stop).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

it("still stops the running step after a late word of the one before", async () => {
  const deadline = startDeadline(60_000);
  let sayLate: () => void = () => undefined;
  const first = deadline.wait<void>((_resolve, reject) => {
    sayLate = () => reject(new ProbeFailure("connect", "late"));
    reject(new ProbeFailure("connect", "ECONNREFUSED"));
    return () => undefined;
  });
  await expect(first).rejects.toMatchObject({ detail: "ECONNREFUSED" });
  const stop = vi.fn();
  const second = deadline.wait(never(stop));
  sayLate();
  deadline.abort();
  deadline.clear();
  await expect(second).rejects.toMatchObject({ detail: "aborted" });
  expect(stop).toHaveBeenCalledOnce();
});
