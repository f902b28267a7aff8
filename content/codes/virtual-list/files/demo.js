import { createVirtualList } from "./virtual-list.js";

const box = document.querySelector(".rows");
const output = document.querySelector("output");
const form = document.querySelector("form");
const count = 1_000_000;

const list = createVirtualList(box, {
  count,
  rowHeight: 44,
  label: "Members",
  renderRow(index) {
    const row = document.createElement("div");
    const number = document.createElement("b");
    number.textContent = (index + 1).toLocaleString("en");
    row.append(number, ` Member ${((index * 2654435761) >>> 0).toString(36)}`);
    return row;
  },
});

const tell = () => {
  output.textContent = list.renderedCount();
};
box.addEventListener("scroll", () => requestAnimationFrame(tell));
form.addEventListener("submit", event => {
  event.preventDefault();
  list.scrollToRow(Math.min(count, Math.max(1, form.elements.row.valueAsNumber)) - 1);
  tell();
});
tell();
