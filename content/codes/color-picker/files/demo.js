import { fitToSrgb, hexToNumber, hexToOklch, oklchToHex } from "./oklch.js";

const form = document.querySelector("form");
const { l, c, h, hex } = form.elements;
const out = name => document.querySelector(`[data-out="${name}"]`);
let colour = hexToOklch("#5865f2");

const stops = (count, at) =>
  Array.from({ length: count }, (_, n) => oklchToHex(at(n / (count - 1)))).join(", ");

/** Each slider shows what it would make of the colour, the other two staying as they are. */
function paintSliders() {
  const toward = getComputedStyle(form).direction === "rtl" ? "to left" : "to right";
  l.style.setProperty("--track", `linear-gradient(${toward}, ${stops(7, t => ({ ...colour, l: t }))})`);
  c.style.setProperty(
    "--track",
    `linear-gradient(${toward}, ${stops(7, t => ({ ...colour, c: t * 0.34 }))})`,
  );
  h.style.setProperty(
    "--track",
    `linear-gradient(${toward}, ${stops(25, t => ({ l: 0.72, c: 0.14, h: t * 360 }))})`,
  );
}

function render({ keepHex = false } = {}) {
  const shown = fitToSrgb(colour);
  const code = oklchToHex(shown);
  l.value = colour.l;
  c.value = colour.c;
  h.value = colour.h;
  if (!keepHex) hex.value = code;
  document.querySelector(".swatch").style.background = code;
  out("css").textContent =
    `oklch(${(shown.l * 100).toFixed(1)}% ${shown.c.toFixed(3)} ${shown.h.toFixed(1)})`;
  out("number").textContent = `.setColor(${hexToNumber(code)})`;
  paintSliders();
  document.querySelector(".scale").replaceChildren(
    ...[0.97, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2].map(light => {
      const step = document.createElement("i");
      step.style.background = oklchToHex({ ...colour, l: light });
      return step;
    }),
  );
}

form.addEventListener("input", event => {
  if (event.target === hex) {
    const typed = hexToOklch(hex.value);
    hex.setAttribute("aria-invalid", String(typed === null));
    if (typed === null) return;
    colour = typed;
  } else {
    colour = { l: l.valueAsNumber, c: c.valueAsNumber, h: h.valueAsNumber };
    hex.removeAttribute("aria-invalid");
  }
  render({ keepHex: event.target === hex });
});
form.addEventListener("submit", event => event.preventDefault());
render();
