/** @typedef {"ar" | "en"} Language */

/**
 * Arabic has six plural forms. Intl.PluralRules knows which one a number takes; the words are ours.
 * @param {Language} language
 * @param {number} count
 * @param {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} forms `#` stands for the number
 */
function plural(language, count, forms) {
  const form = new Intl.PluralRules(language).select(count);
  const number = new Intl.NumberFormat(language === "ar" ? "ar-u-nu-latn" : "en").format(count);
  return (forms[form] ?? forms.other).replace("#", number);
}

export const texts = {
  en: {
    languageSet: "This server speaks English now.",
    failed: "Something went wrong. Please try again.",
    /** @param {number} count @param {string} server */
    members: (count, server) =>
      `${server} has ${plural("en", count, { one: "# member", other: "# members" })}.`,
    /** @param {number} days */
    age: days => `Your account is ${plural("en", days, { one: "# day", other: "# days" })} old.`,
  },
  ar: {
    languageSet: "لغة هذا السيرفر الآن العربية.",
    failed: "حدث خطأ، حاول مرة أخرى.",
    /** @param {number} count @param {string} server */
    members: (count, server) =>
      `في ${server} ${plural("ar", count, {
        zero: "لا أعضاء",
        one: "عضو واحد",
        two: "عضوان",
        few: "# أعضاء",
        many: "# عضوًا",
        other: "# عضو",
      })}.`,
    /** @param {number} days */
    age: days =>
      `عمر حسابك ${plural("ar", days, {
        zero: "أقل من يوم",
        one: "يوم واحد",
        two: "يومان",
        few: "# أيام",
        many: "# يومًا",
        other: "# يوم",
      })}.`,
  },
};
