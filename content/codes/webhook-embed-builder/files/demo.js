import { builderCode, checkEmbed, webhookBody } from "./embed.js";

const form = document.querySelector("form");
const box = form.querySelector(".fields");
const card = document.querySelector(".embed");
const kind = document.querySelector(".kind");
const says = {
  too_long: "is too long",
  too_many: "has too many",
  missing: "is missing",
  no_address: "is no https:// address",
  no_colour: "is no colour",
  empty: "The embed is empty",
};

function element(tag, { text, ...properties } = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}

function addField(name = "", value = "", inline = true) {
  const row = element("div", { className: "field" });
  const remove = element("button", { type: "button", text: "×", ariaLabel: "Remove this field" });
  row.append(
    element("input", { className: "name", value: name, dir: "auto", ariaLabel: "Name of the field" }),
    element("input", { className: "value", value, dir: "auto", ariaLabel: "Value of the field" }),
    element(
      "label",
      {},
      element("input", { type: "checkbox", className: "inline", checked: inline }),
      " beside",
    ),
    remove,
  );
  remove.addEventListener("click", () => {
    row.remove();
    render();
  });
  box.append(row);
}

function read() {
  const { title, url, description, color, footer } = form.elements;
  return {
    title: title.value,
    url: url.value,
    description: description.value,
    color: Number.parseInt(color.value.slice(1), 16),
    fields: [...box.children].map(row => ({
      name: row.querySelector(".name").value,
      value: row.querySelector(".value").value,
      inline: row.querySelector(".inline").checked,
    })),
    footer: { text: footer.value },
  };
}

/** Made of nodes and texts only: what is typed is shown, never obeyed. */
function drawCard(embed) {
  card.style.setProperty("--bar", `#${embed.color.toString(16).padStart(6, "0")}`);
  const fields = element("dl");
  for (const { name, value, inline } of embed.fields) {
    const cell = element("div", { className: inline ? "" : "wide" });
    cell.append(element("dt", { text: name, dir: "auto" }), element("dd", { text: value, dir: "auto" }));
    fields.append(cell);
  }
  card.replaceChildren(
    element("h2", { text: embed.title, dir: "auto" }),
    element("p", { text: embed.description, dir: "auto" }),
    ...(embed.fields.length > 0 ? [fields] : []),
    element("footer", { text: embed.footer.text, dir: "auto" }),
  );
}

function render() {
  const embed = read();
  drawCard(embed);
  const lines = checkEmbed(embed).map(({ path, problem, max }) =>
    element("li", { text: `${path} ${says[problem]}${max ? ` (at most ${max})` : ""}`.trim() }),
  );
  document.querySelector(".problems").replaceChildren(...lines);
  document.querySelector("pre").textContent =
    kind.value === "json" ? JSON.stringify(webhookBody(embed), null, 2) : builderCode(embed);
}

form.querySelector(".add").addEventListener("click", () => {
  addField("Field", "Text");
  render();
});
form.addEventListener("submit", event => event.preventDefault());
form.addEventListener("input", render);
kind.addEventListener("change", render);
addField("Version", "4.3");
addField("الأعضاء", "4,096");
render();
