import { startCountdown, unitParts } from "./countdown.js";

const root = document.documentElement;
const box = document.querySelector(".countdown");
const when = document.querySelector(".when");
const heading = document.querySelector("h1");
const button = document.querySelector("button");
const target = new Date(new Date().getFullYear() + 1, 0, 1);

const languages = {
  ar: {
    locale: "ar-u-nu-latn",
    dir: "rtl",
    title: "حتى بداية السنة الجديدة",
    other: "English",
    over: "سنة سعيدة!",
  },
  en: {
    locale: "en",
    dir: "ltr",
    title: "Until the new year begins",
    other: "العربية",
    over: "Happy new year!",
  },
};
let language = "ar";
let stop = () => {};

function show(left) {
  const cells = Object.entries(left).map(([name, value]) => {
    const { number, label } = unitParts(value, name, languages[language].locale);
    let cell = box.querySelector(`[data-unit="${name}"]`);
    if (cell === null) {
      cell = document.createElement("p");
      cell.dataset.unit = name;
      cell.append(document.createElement("b"), document.createElement("span"));
    }
    const [digits, words] = cell.children;
    if (digits.textContent !== number) {
      digits.textContent = number;
      // A small push when a number changes; none for who asked for calm.
      if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
        digits.animate(
          { translate: ["0 -0.25em", "0 0"], opacity: [0.3, 1] },
          { duration: 200, easing: "ease-out" },
        );
      }
    }
    words.textContent = label;
    return cell;
  });
  if (box.childElementCount === 0) box.append(...cells);
}

function start() {
  const { locale, title, other, over } = languages[language];
  stop();
  root.lang = language;
  heading.textContent = title;
  button.textContent = other;
  button.lang = language === "ar" ? "en" : "ar";
  when.textContent = new Intl.DateTimeFormat(`${locale.split("-u-")[0]}-u-nu-latn-ca-gregory`, {
    dateStyle: "full",
  }).format(target);
  stop = startCountdown(target, {
    onTick: show,
    onEnd: () => {
      heading.textContent = over;
    },
  });
}

button.addEventListener("click", () => {
  language = language === "ar" ? "en" : "ar";
  root.dir = languages[language].dir;
  start();
});
start();
