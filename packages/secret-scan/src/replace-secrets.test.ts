import { describe, expect, it } from "vitest";
import { makeToken, random } from "../test-secrets.ts";
import { replaceSecrets, scanSecrets } from "./index.ts";

const draw = random(11);
const token = makeToken(draw);
const other = makeToken(draw);
const letters = (length: number) =>
  draw.text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", length);
const mended = (path: string, text: string) => replaceSecrets(text, scanSecrets(path, text));
/** The expression that the package writes, spelt here in full. */
const env = "process.env.DISCORD_TOKEN";
const os = 'os.environ["DISCORD_TOKEN"]';

describe("in JavaScript", () => {
  it.each([
    ["a string", `client.login("${token}");`, `client.login(${env});`],
    ["single quotes", `login('${token}')`, `login(${env})`],
    ["a template", `login(\`${token}\`)`, `login(${env})`],
    ["a part of a string", `x = "Bot ${token}";`, `x = \`Bot \${${env}}\`;`],
    ["a part of a template", `x = \`Bot ${token} \${name}\``, `x = \`Bot \${${env}} \${name}\``],
    ["a template behind an expression", `x = \`\${name} ${token}\``, `x = \`\${name} \${${env}}\``],
    ["a tagged template", `x = tag\`${token}\``, `x = tag\`\${${env}}\``],
    ["a string in a template", `x = \`a \${f("${token}")} b\``, `x = \`a \${f(${env})} b\``],
    ["what a template would read otherwise", `x = "a\`b\${c} ${token}"`, `x = \`a\\\`b\\\${c} \${${env}}\``],
    ["the name of a property", `x = { "${token}": 1 }`, `x = { [${env}]: 1 }`],
    ["a value", `x = { token: "${token}", }`, `x = { token: ${env}, }`],
    ["a choice", `x = a ? "${token}" : b`, `x = a ? ${env} : b`],
    ["a comment", `// ${token}\nx();`, `// ${env}\nx();`],
    ["a long comment", `/* it's ${token} */ "a"`, `/* it's ${env} */ "a"`],
    [
      "after a pattern with quotes",
      `x.replace(/["'\`]/g, ""); y = "${token}"`,
      `x.replace(/["'\`]/g, ""); y = ${env}`,
    ],
    ["after a division", `x = a / b; y = "${token}" // it's`, `x = a / b; y = ${env} // it's`],
    ["two in one string", `x = "${token} ${other}"`, `x = \`\${${env}} \${${env}}\``],
    ["two in a line", `f("${token}", '${other}')`, `f(${env}, ${env})`],
    ["pieces", `x = "${token.slice(0, 20)}" +\n  "${token.slice(20)}";`, `x = ${env};`],
  ])("%s becomes what reads the environment", (_, before, after) => {
    for (const path of ["a.js", "a.ts", "a.mjs", "a.cts", "a.jsx", "a.tsx"])
      expect(mended(path, before)).toBe(after);
  });

  it.each([
    ["an attribute", `<Bot token="${token}" />`, `<Bot token={${env}} />`],
    ["a part of an attribute", `<a href="/x?${token}">it's</a>`, `<a href={\`/x?\${${env}}\`}>it's</a>`],
    ["the text of an element", `<p>it's ${token}</p>`, `<p>it's {${env}}</p>`],
    ["an expression of an element", `<p>{f("${token}")} don't</p>`, `<p>{f(${env})} don't</p>`],
    ["a fragment", `<><b>it's</b>{"${token}"}</>`, `<><b>it's</b>{${env}}</>`],
  ])("%s of JSX takes an expression in braces", (_, before, after) => {
    const page = (text: string) => `const Page = <T,>(a: T) => (\n  ${text}\n);\nconst b = 'it';\n`;
    for (const path of ["a.tsx", "a.jsx"]) expect(mended(path, page(before))).toBe(page(after));
  });

  it.each([
    ["a pattern", `x = /${token}/`],
    [
      "a list of pieces",
      `x = [${token
        .split(".")
        .map(part => `"${part}"`)
        .join(",")}].join(".")`,
    ],
    ["a string with old numbers", `x = "\\1 ${token}"`],
  ])("leaves %s to a person", (_, text) => {
    expect(scanSecrets("a.js", text)).toMatchObject([{ replacement: null, edits: [] }]);
    expect(mended("a.js", text)).toBe(text);
  });

  it("names other secrets by their own variables", () => {
    const text = `a("https://discord.com/api/webhooks/123456789012345678/${letters(68)}", "npm_${letters(36)}")`;
    expect(mended("a.js", text)).toBe("a(process.env.DISCORD_WEBHOOK_URL, process.env.NPM_TOKEN)");
  });
});

describe("in Python", () => {
  it.each([
    ["a string", `client.run("${token}")\n`, `import os\nclient.run(${os})\n`],
    ["with the import there", `import sys, os\nrun('${token}')`, `import sys, os\nrun(${os})`],
    [
      "a part of a string",
      `import os\nx = "Bot {} ${token}"`,
      `import os\nx = f"Bot {{}} {os.environ['DISCORD_TOKEN']}"`,
    ],
    [
      "a part of a formatted string",
      `import os\nx = f'Bot ${token} {n}'`,
      `import os\nx = f'Bot {${os}} {n}'`,
    ],
    ["bytes", `import os\nx = b"${token}"`, `import os\nx = ${os}.encode()`],
    ["three quotes", `import os\nx = """${token}"""`, `import os\nx = ${os}`],
    ["a comment with a quote", `# it's ${token}\nx = 1`, "# it's DISCORD_TOKEN\nx = 1"],
    ["pieces", `import os\nx = "${token.slice(0, 30)}" + "${token.slice(30)}"`, `import os\nx = ${os}`],
    [
      "below what has to stand first",
      `#!/usr/bin/env python3\n"""A bot."""\nfrom __future__ import annotations\nrun("${token}")`,
      `#!/usr/bin/env python3\n"""A bot."""\nfrom __future__ import annotations\nimport os\nrun(${os})`,
    ],
    [
      "below the text about the module",
      `"""A bot."""\nrun("${token}")`,
      `"""A bot."""\nimport os\nrun(${os})`,
    ],
  ])("%s becomes what reads the environment", (_, before, after) => {
    expect(mended("bot.py", before)).toBe(after);
  });
});

describe("elsewhere", () => {
  it.each([
    ["config.json", `{ "token": "${token}" }`, '{ "token": "" }'],
    ["config.json", `{ "header": "Bot ${token}" }`, '{ "header": "Bot " }'],
    ["config.yml", `token: ${token}\nname: a`, 'token: ""\nname: a'],
    ["config.yaml", `token: '${token}'`, "token: ''"],
    ["README.md", `Use ${token} here`, "Use DISCORD_TOKEN here"],
    ["page.html", `<script>login("${token}")</script>`, '<script>login("DISCORD_TOKEN")</script>'],
    ["Bot.java", `build("${token}")`, 'build(System.getenv("DISCORD_TOKEN"))'],
    ["bot.rb", `run '${token}'`, 'run ENV["DISCORD_TOKEN"]'],
    ["Makefile", `T=${token}`, "T=DISCORD_TOKEN"],
  ])("%s: %s", (path, before, after) => {
    expect(mended(path, before)).toBe(after);
  });

  it("a file that is nothing but a key has to go", () => {
    const text = `-----BEGIN PRIVATE KEY-----\n${letters(64)}\n${letters(64)}\n-----END PRIVATE KEY-----\n`;
    expect(scanSecrets("server.pem", text)).toMatchObject([{ kind: "private-key", replacement: null }]);
  });

  it("a second scan finds nothing any more", () => {
    for (const path of ["a.js", "a.tsx", "a.py", "a.json", "a.yml", "a.txt"]) {
      const text = `x = "${token}"; y = 'Bot ${other}'; z = "npm_${letters(36)}"`;
      expect(scanSecrets(path, text)).toHaveLength(3);
      expect(scanSecrets(path, mended(path, text))).toEqual([]);
    }
  });
});
