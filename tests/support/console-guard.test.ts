import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchConsole } from "./console-guard.ts";

const offences: string[] = [];
const originals = { error: console.error, warn: console.warn };
beforeEach(() => {
  // The setup file's own guard must not see what this file provokes.
  console.error = vi.fn();
  console.warn = vi.fn();
  watchConsole(error => void offences.push(error.message));
});
afterEach(() => {
  Object.assign(console, originals);
  offences.splice(0);
});

it("reports errors and warnings with their text", () => {
  console.error("lost %d of %s", 2, "three", { at: 1 });
  console.warn(new Error("late").message);
  expect(offences).toEqual([
    "console.error was called: lost 2 of three { at: 1 }",
    "console.warn was called: late",
  ]);
});

it("leaves other methods and a test's own spy alone", () => {
  const spy = vi.spyOn(console, "error").mockImplementation(() => undefined);
  console.error("expected");
  console.debug("quiet");
  expect(spy).toHaveBeenCalledOnce();
  expect(offences).toEqual([]);
});
