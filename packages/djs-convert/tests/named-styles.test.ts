import { describe, expect, it } from "vitest";
import { convertProject } from "../src/index.ts";

const use = (read: string): string =>
  `const { MessageButton } = require("discord.js");\nconst config = require("./config");\nnew MessageButton().setStyle(${read});\n`;

function converted(code: string, config: string) {
  const files = [
    { path: "index.js", text: code },
    { path: "config.js", text: config },
  ];
  const [index, other] = convertProject(files, { from: 13, to: 14 }).files;
  return {
    code: index?.after,
    config: other?.after,
    rules: index?.diagnostics.map(({ rule }) => rule),
  };
}

describe("styles of buttons that another file says", () => {
  it("become members of the enum there, where nothing else reads them", () => {
    const after = converted(
      use("one.LOOK").replace("new MessageButton", "for (const one of config.buttons) new MessageButton"),
      'module.exports = { buttons: [{ LOOK: "SUCCESS" }] };\n',
    );
    expect(after.config).toBe(
      "const { ButtonStyle } = require('discord.js');\nmodule.exports = { buttons: [{ LOOK: ButtonStyle.Success }] };\n",
    );
    expect(after.rules).toEqual([]);
  });

  it.each([
    ["config.LOOK); f(config.LOOK", 'module.exports = { LOOK: "SUCCESS" };\n'],
    ["config.LOOK", 'module.exports = { look: "SUCCESS" };\n'],
    ["config.LOOK", "module.exports = x;\n"],
  ])(
    "stay there, and are looked up where they are used, where it is not certain: %s of %s",
    (read, config) => {
      const { code, ...rest } = converted(use(read), config);
      expect(rest).toEqual({ config, rules: [] });
      expect(code).toContain("LINK: ButtonStyle.Link }[config.LOOK] ?? config.LOOK)");
    },
  );

  it.each(["config.LOOK", "config[f()].LOOK"])("are told where none of that can be: %s", read => {
    const mixed = read === "config.LOOK" ? "f(ButtonStyle.Link);\n" : "";
    expect(converted(use(read) + mixed, "module.exports = x;\n").rules).toEqual(["14-008"]);
  });
});
