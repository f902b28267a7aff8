import { useEffect } from "react";

export type ToolKeys = { run(): void; copy(): void; download(): void; cancel(): void };

/** What acts on a tool's page, whether one is typing or not. */
export const toolKeys = [
  { name: "run", keys: ["Ctrl", "Enter"], text: "key_run" },
  { name: "copy", keys: ["Ctrl", "Shift", "C"], text: "key_copy" },
  { name: "download", keys: ["Ctrl", "S"], text: "key_download" },
  { name: "cancel", keys: ["Esc"], text: "key_cancel" },
] as const;

function keyOf(event: KeyboardEvent): keyof ToolKeys | null {
  if (event.key === "Escape") return "cancel";
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  if (event.key === "Enter") return "run";
  if (event.code === "KeyS" && !event.shiftKey) return "download";
  return event.code === "KeyC" && event.shiftKey ? "copy" : null;
}

export function useKeys(act: ToolKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = keyOf(event);
      if (name === null || document.querySelector("dialog:modal") !== null) return;
      if (name !== "cancel") event.preventDefault();
      act[name]();
    };
    // Before the editor, which has meanings of its own for some of them.
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  });
}
