import { expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { onFirstToast, type ToastMessage, takeToasts, toast } from "./toast.ts";

it("keeps what was said before the toaster came, each message with its own time", () => {
  const taken: ToastMessage[] = [];
  let woken = 0;
  const sleep = onFirstToast(() => {
    woken += 1;
  });
  toast.success("saved", { autoCloseMs: limits.toast.editorMs });
  toast.error("failed");
  expect(woken).toBeGreaterThan(0);
  const leave = takeToasts(message => taken.push(message));
  toast.info("news");
  expect(taken).toEqual([
    { kind: "success", text: "saved", autoCloseMs: 3_000 },
    { kind: "error", text: "failed", autoCloseMs: 5_000 },
    { kind: "info", text: "news", autoCloseMs: 5_000 },
  ]);
  leave();
  sleep();
});
