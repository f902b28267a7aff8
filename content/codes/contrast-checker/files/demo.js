import { contrast, grades, nearestReadable, parseHex, toHex } from "./contrast.js";

const form = document.querySelector("form");
const { text, background } = form.elements;
const sample = document.querySelector(".sample");
const hint = document.querySelector(".hint");
const names = { text: "Text", largeText: "Large text", parts: "Icons and borders" };

function render() {
  const [front, back] = [text, background].map(field => {
    const rgb = parseHex(field.value);
    field.setAttribute("aria-invalid", String(rgb === null));
    if (rgb) form.querySelector(`[data-for="${field.name}"]`).value = toHex(rgb);
    return rgb;
  });
  if (front === null || back === null) return;
  const ratio = contrast(front, back);
  sample.style.color = toHex(front);
  sample.style.background = toHex(back);
  document.querySelector(".ratio").textContent = `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;
  document.querySelector("dl").replaceChildren(
    ...Object.entries(grades(ratio)).map(([kind, grade]) => {
      const row = document.createElement("div");
      const term = document.createElement("dt");
      const value = document.createElement("dd");
      term.textContent = names[kind];
      value.textContent = grade === "fail" ? "✗ fails" : `✓ ${grade}`;
      value.className = grade;
      row.append(term, value);
      return row;
    }),
  );
  suggest(front, back, ratio);
}

function suggest(front, back, ratio) {
  const better = ratio >= 4.5 ? null : nearestReadable(front, back);
  hint.hidden = better === null;
  if (better === null) return;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = `Use ${toHex(better)}`;
  button.addEventListener("click", () => {
    text.value = toHex(better);
    render();
    text.focus();
  });
  hint.replaceChildren("The nearest colour that can be read: ", button);
}

form.addEventListener("input", event => {
  const target = event.target.dataset.for;
  if (target) form.elements[target].value = event.target.value;
  render();
});
form.querySelector(".swap").addEventListener("click", () => {
  [text.value, background.value] = [background.value, text.value];
  render();
});
form.addEventListener("submit", event => event.preventDefault());
render();
