const units = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };

/** How much is left between two moments (Date or milliseconds), in whole units; all zero when it is over. */
export function timeLeft(target, now) {
  // Rounded up: the last second is shown as 1, and 0 means over.
  let seconds = Math.max(0, Math.ceil((Number(target) - Number(now)) / 1000));
  const left = {};
  for (const [name, size] of Object.entries(units)) {
    left[name] = Math.floor(seconds / size);
    seconds %= size;
  }
  return left;
}

/** "3 days", "٣ أيام": number and name of a unit as the language says them, split so that they can be styled. */
export function unitParts(value, name, language) {
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: name.slice(0, -1),
    unitDisplay: "long",
  });
  const parts = format.formatToParts(value);
  // Arabic has words of their own for one and two of a thing ("يومان"): then there is no number in it.
  const number = parts.find(part => part.type === "integer")?.value ?? "";
  const label = parts
    .filter(part => part.type === "unit")
    .map(part => part.value)
    .join(" ")
    .trim();
  return { number: number || new Intl.NumberFormat(language).format(value), label };
}

/**
 * Calls `onTick` at every full second until `target`, then `onEnd`. Counts from the clock and not from its own steps,
 * so that a sleeping laptop wakes up to the right time. Returns a function that stops it.
 */
export function startCountdown(target, { onTick, onEnd = () => {}, clock = Date.now }) {
  let timer;
  const tick = () => {
    const left = Number(target) - clock();
    onTick(timeLeft(target, clock()));
    if (left <= 0) return onEnd();
    timer = setTimeout(tick, left % 1000 || 1000);
  };
  tick();
  return () => clearTimeout(timer);
}
