import { describe, expect, it } from "vitest";
import { findSettingProblems, namesInExample, namesInSchema, namesInTable } from "./settings.mjs";

describe("settings", () => {
  it("reads the names where they stand", () => {
    expect(
      namesInSchema("const schema = z\n  .object({\n    PORT: port(1),\n    MAIL_FROM: email,\n  })"),
    ).toEqual(["PORT", "MAIL_FROM"]);
    expect(namesInExample("# PORT=3000\nHOST=x\n#DATA_DIR=./data\n# Without SMTP_URL, mails wait")).toEqual([
      "PORT",
      "HOST",
      "DATA_DIR",
    ]);
    expect(namesInTable("| Name | Default |\n| --- | --- |\n| `PORT` | 3000 |\n| other | `HOST` |")).toEqual([
      "PORT",
    ]);
  });

  it("names what is missing, unknown or there twice", () => {
    const places = { ".env.example": ["PORT"], "README.md": ["PORT", "HOST", "OLD", "OLD"] };
    expect(findSettingProblems(["PORT", "HOST"], places)).toEqual([
      ".env.example does not document HOST",
      "README.md documents OLD, which does not exist",
      "README.md documents OLD, which does not exist",
      "README.md documents OLD twice",
    ]);
  });

  it("does not pass when it can read nothing", () => {
    expect(findSettingProblems([], {})).toHaveLength(1);
  });
});
