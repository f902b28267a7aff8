const { sortable } = window;
const tasks = {
  welcome: "Welcome messages",
  levels: "Levels and roles",
  tickets: "Tickets",
  arabic: "الترجمة العربية",
  logs: "Moderation log",
};
const list = document.getElementById("list");
const output = document.querySelector("output");

for (const [id, name] of Object.entries(tasks)) {
  const item = document.createElement("li");
  item.className = "sortable-item";
  Object.assign(item.dataset, { id, name });
  const grip = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: "⠿",
    ariaLabel: `Move ${name}`,
  });
  const words = document.createElement("bdi");
  words.textContent = name;
  item.append(grip, words);
  list.append(item);
}

const show = order => {
  output.textContent = order.join(" → ");
};
sortable(list, {
  say: words => {
    document.querySelector(".say").textContent = words;
  },
  onSort: show, // Save it here.
});
show(Object.keys(tasks));
