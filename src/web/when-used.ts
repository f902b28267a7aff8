const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Calls `act` at the first sign that somebody uses the page, when what they may soon want can be fetched. */
export function whenUsed(act: () => void): () => void {
  const controller = new AbortController();
  const used = () => {
    controller.abort();
    act();
  };
  for (const sign of signs)
    addEventListener(sign, used, { signal: controller.signal, passive: true, capture: true });
  return () => controller.abort();
}
