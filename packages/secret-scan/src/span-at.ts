/** The span that holds [start, end); spans are sorted and do not overlap. */
export function spanAt<Span extends { start: number; end: number }>(
  spans: readonly Span[],
  start: number,
  end: number,
): Span | null {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span !== undefined && span.end <= start) low = middle + 1;
    else high = middle;
  }
  const span = spans[low];
  return span !== undefined && span.start <= start && end <= span.end ? span : null;
}
