import { decodeSnowflake, findSnowflakes } from "./snowflake.js";

const field = document.getElementById("text");
const list = document.querySelector("ul");
const english = new Intl.DateTimeFormat("en", { dateStyle: "full", timeStyle: "medium" });
const arabic = new Intl.DateTimeFormat("ar-u-nu-latn-ca-gregory", { dateStyle: "full", timeStyle: "medium" });

function line(lang, text) {
  const element = document.createElement("p");
  Object.assign(element, { lang, dir: "auto", textContent: text });
  return element;
}

function card(id) {
  const { date, workerId, processId, increment } = decodeSnowflake(id);
  const item = document.createElement("li");
  item.className = "panel";
  const name = document.createElement("code");
  name.textContent = id;
  name.dir = "ltr";
  const details = line(
    "en",
    `worker ${workerId} · process ${processId} · number ${increment} · <t:${Math.floor(date / 1000)}:R>`,
  );
  details.className = "details";
  item.append(name, line("en", english.format(date)), line("ar", arabic.format(date)), details);
  return item;
}

function render() {
  const ids = findSnowflakes(field.value);
  list.replaceChildren(
    ...(ids.length > 0
      ? ids.map(card)
      : [line("en", "No id in it: an id has 17 to 20 digits.")].map(text => {
          const item = document.createElement("li");
          item.append(text);
          return item;
        })),
  );
}

field.addEventListener("input", render);
render();
