import { createSearch, markHits } from "./arabic-search.js";

const titles = [
  "أوامر السلاش لبوت ديسكورد",
  "بوت الموسيقى الهادئة",
  "نظام المستويات والرتب",
  "تذاكر الدعم بزر واحد",
  "رسائل الترحيب والوداع",
  "حماية السيرفر من الروابط",
  "لوحة إحصائيات الأعضاء",
  "الهدايا اليومية والعملات",
  "Slash command handler",
  "إدارة قاعدة البيانات",
];

const field = document.getElementById("query");
const list = document.querySelector("ul");
const search = createSearch(titles);
const plural = new Intl.PluralRules("ar");
const forms = {
  zero: "لا نتائج",
  one: "نتيجة واحدة",
  two: "نتيجتان",
  few: "# نتائج",
  many: "# نتيجة",
  other: "# نتيجة",
};

function render() {
  const found = search(field.value);
  document.querySelector(".count").textContent = forms[plural.select(found.length)].replace(
    "#",
    found.length,
  );
  list.replaceChildren(
    ...found.map(title => {
      const item = document.createElement("li");
      item.dir = "auto";
      for (const part of markHits(title, field.value)) {
        const piece = document.createElement(part.isHit ? "mark" : "span");
        piece.textContent = part.text;
        item.append(piece);
      }
      return item;
    }),
  );
}

field.addEventListener("input", render);
render();
