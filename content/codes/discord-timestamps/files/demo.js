import { preview, styles, timestamp } from "./timestamps.js";

const form = document.querySelector("form");
const list = document.querySelector("ul");
const status = document.querySelector('[role="status"]');

async function copy(text, code) {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = `Copied ${text}`;
  } catch {
    // Not allowed here: selected, one key is enough.
    getSelection().selectAllChildren(code);
    status.textContent = "Press Ctrl or ⌘ and C to copy.";
  }
}

function render() {
  const date = new Date(form.elements.at.value);
  if (Number.isNaN(date.getTime())) return;
  const language = form.elements.language.value;
  list.replaceChildren(
    ...Object.keys(styles).map(style => {
      const item = document.createElement("li");
      const words = document.createElement("span");
      const code = document.createElement("code");
      const button = document.createElement("button");
      words.textContent = preview(date, style, { language });
      words.dir = "auto";
      words.lang = language;
      code.textContent = timestamp(date, style);
      code.dir = "ltr";
      Object.assign(button, { type: "button", textContent: "Copy", ariaLabel: `Copy ${code.textContent}` });
      button.addEventListener("click", () => copy(code.textContent, code));
      item.append(words, code, button);
      return item;
    }),
  );
}

const soon = new Date(Date.now() + 2 * 3_600_000 - new Date().getTimezoneOffset() * 60_000);
form.elements.at.value = soon.toISOString().slice(0, 16);
form.addEventListener("input", render);
render();
