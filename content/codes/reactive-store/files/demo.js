import { computed, effect, signal } from "./store.js";

const items = signal([
  { name: "Coffee", isDone: true },
  { name: "خبز", isDone: false },
  { name: "Olives", isDone: false },
]);
const left = computed(() => items().filter(item => !item.isDone).length);

const form = document.querySelector("form");
form.addEventListener("submit", event => {
  event.preventDefault();
  const name = form.elements.item.value.trim();
  if (name !== "") items.update(list => [...list, { name, isDone: false }]);
  form.reset();
});

effect(() => {
  const rows = items().map((item, index) => {
    const row = document.createElement("li");
    const label = document.createElement("label");
    const box = Object.assign(document.createElement("input"), { type: "checkbox", checked: item.isDone });
    const name = document.createElement("bdi");
    name.textContent = item.name;
    box.addEventListener("change", () =>
      items.update(list => list.map((each, at) => (at === index ? { ...each, isDone: box.checked } : each))),
    );
    label.append(box, name);
    row.append(label);
    return row;
  });
  document.querySelector("ul").replaceChildren(...rows);
});

effect(() => {
  document.querySelector(".sum").textContent =
    left() === 0 ? "Everything is in the basket." : `${left()} to go`;
});
