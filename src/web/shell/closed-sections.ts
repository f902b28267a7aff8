import { storedNames, useStored, writeStored } from "../stored.ts";

/** Which sections of the navigation are folded on this device. All are open until somebody folds one. */
export function useSection(id: string): { open: boolean; setOpen(open: boolean): void } {
  const closed = (useStored(storedNames.closedSections) ?? "").split(" ").filter(Boolean);
  const setOpen = (open: boolean) => {
    const others = closed.filter(each => each !== id);
    writeStored(storedNames.closedSections, (open ? others : [...others, id]).join(" "));
  };
  return { open: !closed.includes(id), setOpen };
}
