import assert from "node:assert/strict";
import { test } from "node:test";
import { messageFor, messages } from "./validate-form.js";

const field = (validity, rest = {}) => ({
  validity: { valid: false, ...validity },
  validationMessage: "from the browser",
  ...rest,
});

test("each problem has words in both languages", () => {
  assert.deepEqual(Object.keys(messages.en), Object.keys(messages.ar));
  for (const kind of Object.keys(messages.en)) {
    for (const language of ["en", "ar"]) {
      const words = messageFor(
        field({ [kind]: true }, { type: "email", minLength: 3, min: 1, max: 9, title: "" }),
        language,
      );
      assert.ok(words.length > 3 && words !== "from the browser", `${kind} in ${language}`);
    }
  }
});

test("Arabic counts as Arabic does", () => {
  const tooShort = minLength => messageFor(field({ tooShort: true }, { minLength }), "ar");
  assert.equal(tooShort(2), "حرفان على الأقل.");
  assert.equal(tooShort(8), "8 أحرف على الأقل.");
  assert.equal(tooShort(12), "12 حرفًا على الأقل.");
});

test("nothing wrong is no message, and unknown problems keep the browser's words", () => {
  assert.equal(messageFor({ validity: { valid: true } }), "");
  assert.equal(messageFor(field({ customError: true })), "from the browser");
  assert.equal(messageFor(field({ tooLong: true })), "from the browser");
});
