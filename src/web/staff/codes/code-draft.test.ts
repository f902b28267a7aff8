import { describe, expect, it } from "vitest";
import { draftOf, formOf, newCodeForm, withFiles } from "./code-draft.ts";

describe("the form of a code", () => {
  it("comes back as it went in", () => {
    const draft = draftOf({
      ...newCodeForm,
      title: { en: "A", ar: "ب" },
      setup: { en: "Install\n\n Run ", ar: "" },
      video: " ",
    });
    expect(draft).toMatchObject({ setup: { en: ["Install", "Run"], ar: [] }, video: null, discordJs: "14" });
    expect(draftOf(formOf("x", draft))).toEqual(draft);
    expect("id" in draft).toBe(false);
  });

  it("sends no version of discord.js for pages", () => {
    expect(draftOf({ ...newCodeForm, kind: "web" }).discordJs).toBeNull();
  });

  it("keeps what opens first among its files", () => {
    const files = (...paths: string[]) => paths.map(path => ({ path, text: "" }));
    const form = withFiles(newCodeForm, files("b.js", "src/index.js"));
    expect(form.entry).toBe("src/index.js");
    expect(withFiles({ ...form, entry: "b.js" }, files("b.js", "a.js")).entry).toBe("b.js");
    expect(withFiles({ ...form, preview: "x.html" }, files("a.js"))).toMatchObject({
      entry: "a.js",
      preview: "",
    });
  });
});
