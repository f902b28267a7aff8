import { describe, expect, it } from "vitest";
import { converterLimits } from "./limits.ts";
import { readProject } from "./read-project.ts";

const code = 'const config = require("../config");\nconst { color } = require("./data/look.json");\n';

async function pathsRead(files: Readonly<Record<string, string>>): Promise<string[]> {
  const picked = Object.entries(files).map(([path, text]) => ({ path, file: new File([text], path) }));
  const { files: read } = await readProject({ files: picked, folders: [] }, () => {});
  return read.map(({ path }) => path);
}

describe("a folder that is read", () => {
  it("brings the settings that its code asks for, behind the code", async () => {
    const settings = { "bot/config.json": "{}", "bot/src/data/look.json": "{}" };
    const files = { ...settings, "bot/src/a.js": code, "bot/package.json": "{}" };
    expect(await pathsRead(files)).toEqual(["bot/src/a.js", "bot/package.json", ...Object.keys(settings)]);
  });

  it("leaves out other JSON, what is too long to be settings, and what lies in folders that are not the bot's", async () => {
    const files = {
      "bot/a.js": code,
      "bot/b.js": "",
      "bot/levels.json": "{}",
      "bot/package-lock.json": "{}",
      "bot/config.json": " ".repeat(converterLimits.settingsMaxBytes + 1),
      "bot/node_modules/x/config.json": "{}",
    };
    expect(await pathsRead(files)).toEqual(["bot/a.js", "bot/b.js"]);
  });

  it("stays one file where it is one", async () => {
    expect(await pathsRead({ "a.js": code, "config.json": "{}" })).toEqual(["a.js"]);
  });
});
