import { keepFresh } from "./relative-time.js";

const field = document.forms[0].elements.at;
const ages = [3, 90, 40 * 60, 5 * 3600, 86_400, -2 * 86_400, 9 * 86_400, 400 * 86_400];
const pad = number => String(number).padStart(2, "0");

function localValue(date) {
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join("-");
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

function render() {
  const chosen = new Date(field.value);
  const dates = ages.map(seconds => new Date(Date.now() - seconds * 1000));
  if (!Number.isNaN(chosen.getTime())) dates.unshift(chosen);
  for (const section of document.querySelectorAll("section")) {
    const items = dates.map(date => {
      const item = document.createElement("li");
      const time = document.createElement("time");
      time.dateTime = date.toISOString();
      item.append(time);
      return item;
    });
    section.querySelector("ul").replaceChildren(...items);
  }
}

field.value = localValue(new Date(Date.now() - 3 * 86_400_000));
field.addEventListener("input", render);
render();
for (const section of document.querySelectorAll("section")) {
  keepFresh(section, { language: section.lang === "ar" ? "ar-u-nu-latn-ca-gregory" : "en" });
}
