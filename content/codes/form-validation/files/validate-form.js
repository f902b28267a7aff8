const plural = (language, count, forms) => forms[new Intl.PluralRules(language).select(count)] ?? forms.other;

/** What is wrong → words. Add a language by adding a table; a table may leave out what it has no better word for. */
export const messages = {
  en: {
    valueMissing: () => "Please fill this in.",
    typeMismatch: ({ type }) =>
      type === "email"
        ? "This is no e-mail address, like name@example.com."
        : "This is no address, like https://example.com.",
    tooShort: ({ minLength }) =>
      `At least ${minLength} ${plural("en", minLength, { one: "character", other: "characters" })}.`,
    patternMismatch: field => field.title || "This has another form than asked for.",
    rangeUnderflow: ({ min }) => `Not below ${min}.`,
    rangeOverflow: ({ max }) => `Not above ${max}.`,
    stepMismatch: () => "This number is not allowed here.",
    badInput: () => "This is no number.",
  },
  ar: {
    valueMissing: () => "هذا الحقل مطلوب.",
    typeMismatch: ({ type }) =>
      type === "email"
        ? "هذا ليس بريدًا صحيحًا، مثاله name@example.com."
        : "هذا ليس رابطًا صحيحًا، مثاله https://example.com.",
    tooShort: ({ minLength }) =>
      `${plural("ar", minLength, { one: "حرف واحد", two: "حرفان", few: `${minLength} أحرف`, many: `${minLength} حرفًا`, other: `${minLength} حرف` })} على الأقل.`,
    patternMismatch: field => field.title || "الصيغة غير صحيحة.",
    rangeUnderflow: ({ min }) => `لا يقل عن ${min}.`,
    rangeOverflow: ({ max }) => `لا يزيد على ${max}.`,
    stepMismatch: () => "هذا الرقم غير مقبول هنا.",
    badInput: () => "هذا ليس رقمًا.",
  },
};

/** Words for the first thing wrong with a field; "" when nothing is. */
export function messageFor(field, language = "en") {
  const { validity } = field;
  if (validity.valid) return "";
  if (validity.customError) return field.validationMessage;
  const table = messages[language] ?? messages.en;
  const kind = Object.keys(table).find(name => validity[name]);
  return kind === undefined ? field.validationMessage : table[kind](field);
}

/**
 * Takes over the messages of a form: errors stand under their fields, first on leaving a field, then while typing.
 * `rules` adds checks of your own: { name: value => "" | "what is wrong" | Promise of either }.
 */
export function validateForm(form, { language = document.documentElement.lang, rules = {}, onValid }) {
  form.noValidate = true;
  const fields = [...form.elements].filter(field => field.willValidate && field.type !== "submit");

  function lineOf(field) {
    const id = `${field.id || field.name}-problem`;
    let line = document.getElementById(id);
    if (line === null) {
      line = Object.assign(document.createElement("p"), { id, className: "problem" });
      (field.closest("[data-field]") ?? field).insertAdjacentElement(
        field.closest("[data-field]") ? "beforeend" : "afterend",
        line,
      );
      field.setAttribute(
        "aria-describedby",
        [field.getAttribute("aria-describedby"), id].filter(Boolean).join(" "),
      );
    }
    return line;
  }

  async function check(field) {
    const value = field.value;
    field.setCustomValidity("");
    let message = messageFor(field, language);
    if (message === "" && rules[field.name]) {
      message = await rules[field.name](value, form);
      // Somebody typed on while a slow rule was thinking: its answer is about another value.
      if (field.value !== value) return check(field);
      field.setCustomValidity(message);
    }
    lineOf(field).textContent = message;
    field.setAttribute("aria-invalid", String(message !== ""));
    return message === "";
  }

  for (const field of fields) {
    field.addEventListener("blur", () => (field.value !== "" || field.ariaInvalid) && check(field));
    field.addEventListener("input", () => field.ariaInvalid === "true" && check(field));
  }

  form.addEventListener("submit", async event => {
    event.preventDefault();
    const results = await Promise.all(fields.map(check));
    const wrong = fields[results.indexOf(false)];
    if (wrong) wrong.focus();
    else onValid(new FormData(form));
  });
}
