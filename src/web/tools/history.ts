import { toolLimits } from "./limits.ts";
import type { ToolId } from "./tool-kinds.ts";

export type HistoryEntry = { text: string; name: string; search: string; at: number };

const keyOf = (tool: ToolId): string => `tool-history-${tool}`;
const switchKey = "tool-history";

const isEntry = (value: unknown): value is HistoryEntry =>
  typeof value === "object" &&
  value !== null &&
  "text" in value &&
  typeof value.text === "string" &&
  "name" in value &&
  typeof value.name === "string" &&
  "search" in value &&
  typeof value.search === "string" &&
  "at" in value &&
  typeof value.at === "number";

/** The last inputs of a tool, the newest first. They never leave the browser. */
export function readHistory(tool: ToolId): HistoryEntry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(tool)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function keepsHistory(): boolean {
  try {
    return localStorage.getItem(switchKey) !== "off";
  } catch {
    return false;
  }
}

export function switchHistory(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(switchKey);
    else localStorage.setItem(switchKey, "off");
  } catch {
    // A browser that keeps nothing has no history to switch.
  }
}

export function clearHistory(tool: ToolId): void {
  try {
    localStorage.removeItem(keyOf(tool));
  } catch {
    // Nothing was kept.
  }
}

/** Puts an input in front; the same text moves there, old ones fall off, large ones are not kept. */
export function addToHistory(tool: ToolId, entry: HistoryEntry): HistoryEntry[] {
  const before = readHistory(tool);
  if (!keepsHistory() || entry.text.trim() === "" || entry.text.length > toolLimits.historyChars)
    return before;
  // What is still being typed replaces how it was a moment ago.
  const isSame = (other: HistoryEntry) =>
    other.text === entry.text ||
    (entry.at - other.at < 60_000 && entry.text.startsWith(other.text.slice(0, 40)));
  const entries = [entry, ...before.filter(other => !isSame(other))].slice(0, toolLimits.historyEntries);
  for (let count = entries.length; count > 0; count -= 1) {
    try {
      localStorage.setItem(keyOf(tool), JSON.stringify(entries.slice(0, count)));
      return entries.slice(0, count);
    } catch {
      // Full: the oldest goes.
    }
  }
  return [];
}
