import { typeText } from "./type-text.js";

const controller = new AbortController();
const { signal } = controller;

typeText(document.getElementById("words"), ["bots.", "dashboards.", "small games."], { signal });
typeText(document.getElementById("arabic"), ["بوتات.", "مواقع سريعة.", "ألعابًا صغيرة."], {
  signal,
  pauseMs: 1300,
});

document.querySelector("button").addEventListener("click", event => {
  controller.abort();
  event.target.disabled = true;
});
