import { describe, expect, it } from "vitest";
import { errorText } from "./error-text.ts";
import { lookUp } from "./message.ts";
import { validationMessages } from "./messages/validation.ts";

describe("refusals that count", () => {
  it.each([
    [1, "بعد ثانية واحدة.", "in one second."],
    [2, "بعد ثانيتين.", "in 2 seconds."],
    [8, "بعد 8 ثوانٍ.", "in 8 seconds."],
    [60, "بعد 60 ثانية.", "in 60 seconds."],
    [3_600, "بعد 3,600 ثانية.", "in 3,600 seconds."],
  ])("say when to come again after %i seconds", (count, arabic, english) => {
    expect(errorText("ar", "rate_limited", { params: { count } })).toContain(arabic);
    expect(errorText("en", "rate_limited", { params: { count } })).toContain(english);
  });

  it.each([
    [1, "بعد دقيقة واحدة.", "in one minute."],
    [2, "بعد دقيقتين.", "in 2 minutes."],
    [9, "بعد 9 دقائق.", "in 9 minutes."],
    [55, "بعد 55 دقيقة.", "in 55 minutes."],
  ])("say when a gift code may be tried again after %i minutes", (count, arabic, english) => {
    const params = { max: 5, count };
    expect(errorText("ar", "redeem_limit_reached", { params })).toContain(arabic);
    expect(errorText("en", "redeem_limit_reached", { params })).toContain(english);
  });

  it.each([
    [1, "أقصر مدة فحص في خطتك دقيقة واحدة.", "The shortest interval of your plan is one minute."],
    [2, "أقصر مدة فحص في خطتك دقيقتان.", "The shortest interval of your plan is 2 minutes."],
    [5, "أقصر مدة فحص في خطتك 5 دقائق.", "The shortest interval of your plan is 5 minutes."],
  ])("name the shortest interval of %i minutes", (count, arabic, english) => {
    const textIn = (language: "ar" | "en") =>
      lookUp(validationMessages, language, "interval_locked", "invalid", { count });
    expect(textIn("ar")).toBe(arabic);
    expect(textIn("en")).toBe(english);
  });
});
