import type { Timing } from "./timing.ts";

export type SlotWheel<T> = {
  /** Fires the item at the moment (ms since 1970), never before it and at most one slot after. */
  add(atMs: number, item: T): void;
  size(): number;
  /** Takes out whatever has not fired. */
  clear(): T[];
};

/** Keeps many moments with one timer: items of the same slot fire together. */
export function createSlotWheel<T>(timing: Timing, slotMs: number, fire: (items: T[]) => void): SlotWheel<T> {
  const slots = new Map<number, T[]>();
  /** The occupied slots, ascending. */
  const order: number[] = [];
  let armed: { slot: number; cancel: () => void } | null = null;

  const arm = () => {
    const first = order[0];
    if (first === undefined || armed?.slot === first) return;
    armed?.cancel();
    const delayMs = Math.max(0, first * slotMs - timing.now().getTime());
    armed = { slot: first, cancel: timing.after(delayMs, turn) };
  };
  const turn = () => {
    armed = null;
    // A timer may come a moment early; then it is set anew.
    const reached = Math.floor(timing.now().getTime() / slotMs);
    for (let slot = order[0]; slot !== undefined && slot <= reached; slot = order[0]) {
      order.shift();
      const items = slots.get(slot) ?? [];
      slots.delete(slot);
      fire(items);
    }
    arm();
  };

  return {
    add(atMs, item) {
      const slot = Math.ceil(atMs / slotMs);
      const items = slots.get(slot);
      if (items !== undefined) {
        items.push(item);
        return;
      }
      slots.set(slot, [item]);
      order.splice(insertionPoint(order, slot), 0, slot);
      arm();
    },
    size: () => slots.values().reduce((sum, items) => sum + items.length, 0),
    clear() {
      armed?.cancel();
      armed = null;
      const rest = [...slots.values()].flat();
      slots.clear();
      order.length = 0;
      return rest;
    },
  };
}

function insertionPoint(ascending: readonly number[], value: number): number {
  let from = 0;
  let to = ascending.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ascending[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
