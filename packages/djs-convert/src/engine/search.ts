/** The index of the first of a list in order that is no longer before something; the list's length where all are. */
export function firstNotBefore<T>(list: readonly T[], isBefore: (one: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(list[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low;
}
