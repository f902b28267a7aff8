import { diff, formatPath } from "./deep-diff.js";

const [before, after] = document.querySelectorAll("textarea");
const list = document.querySelector("ul");

before.value = JSON.stringify(
  { name: "Orbit", prefix: "!", roles: ["mod", "helper"], limits: { warns: 3 } },
  null,
  2,
);
after.value = JSON.stringify(
  { name: "مدار", roles: ["mod", "vip", "helper"], limits: { warns: 5 }, log: true },
  null,
  2,
);

function line(className, ...parts) {
  const item = document.createElement("li");
  item.className = className;
  item.dir = "ltr";
  item.append(...parts);
  return item;
}

const code = value => {
  const element = document.createElement("code");
  element.textContent = typeof value === "string" ? value : JSON.stringify(value);
  return element;
};

function render() {
  try {
    const changes = diff(JSON.parse(before.value), JSON.parse(after.value));
    const lines = changes.map(({ op, path, before: was, after: is }) => {
      const name = code(formatPath(path) || "everything");
      if (op === "add") return line(op, "+ ", name, " ", code(is));
      if (op === "remove") return line(op, "− ", name, " ", code(was));
      return line(op, "~ ", name, " ", code(was), " → ", code(is));
    });
    list.replaceChildren(...(lines.length > 0 ? lines : [line("", "No difference")]));
  } catch (error) {
    list.replaceChildren(line("remove", error.message));
  }
}

for (const field of [before, after]) field.addEventListener("input", render);
render();
