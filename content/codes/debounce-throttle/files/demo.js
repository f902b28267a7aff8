import { debounce, throttle } from "./timing.js";

const pad = document.querySelector(".pad");
const startedAt = performance.now();

/** A mark in the row at the moment of the call; the row holds ten seconds, then begins again. */
function marker(name) {
  const row = document.querySelector(`[data-row="${name}"]`);
  return () => {
    const mark = document.createElement("i");
    mark.style.insetInlineStart = `${((performance.now() - startedAt) % 10_000) / 100}%`;
    row.append(mark);
    setTimeout(() => mark.remove(), 8000);
  };
}

const calls = [marker("all"), throttle(marker("throttled"), 200), debounce(marker("debounced"), 400)];
pad.addEventListener("pointermove", () => {
  for (const call of calls) call();
});
