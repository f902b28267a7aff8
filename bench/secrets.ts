/**
 * What the scan for secrets finds: `npm run bench:secrets`. 12,000 invented tokens of today's shape in the places where
 * people leave them, and every text file of node_modules, where nothing should be found: each hit is printed.
 */
import { createPrivateKey } from "node:crypto";
import * as fs from "node:fs";
import * as path from "node:path";
import { replaceSecrets, scanSecrets } from "#secret-scan";
import { makeToken, random } from "../packages/secret-scan/test-secrets.ts";

const tokens = 12_000;
const root = path.resolve(import.meta.dirname, "..");
const textFile = /\.(?:[mc]?[jt]sx?|json5?|md|map|css|html?|txt|ya?ml|py|sh)$/;
const seed = 20_260_301;

type Place = { name: string; path: string; text(token: string): string };

const parted = (token: string, mark: string) => token.split(".").join(mark);
const places: readonly Place[] = [
  { name: "login", path: "index.js", text: token => `client.login("${token}");` },
  { name: "constant", path: "bot.ts", text: token => `export const TOKEN: string = '${token}';` },
  { name: "template", path: "bot.mjs", text: token => `await rest.setToken(\`${token}\`);` },
  { name: "header", path: "api.js", text: token => `headers: { Authorization: "Bot ${token}" },` },
  { name: "fallback", path: "bot.js", text: token => `const t = settings.token ?? "${token}"; // mine` },
  { name: "JSX", path: "bot.tsx", text: token => `export default () => <Bot token="${token}" />;` },
  { name: "comment", path: "bot.js", text: token => `// client.login("${token}")` },
  { name: "JSON", path: "config.json", text: token => `{ "prefix": "!", "token": "${token}", "owner": 1 }` },
  { name: "YAML", path: "config.yml", text: token => `bot:\n  token: ${token}\n  prefix: "!"` },
  { name: "Python", path: "bot.py", text: token => `bot.run('${token}')` },
  { name: "Java", path: "Bot.java", text: token => `JDABuilder.createDefault("${token}").build();` },
  { name: "setting", path: "start.sh", text: token => `DISCORD_TOKEN=${token} node index.js` },
  { name: "Markdown", path: "README.md", text: token => `Set the token to \`${token}\` and start.` },
  { name: "HTML", path: "index.html", text: token => `<input value=${token} hidden>` },
  { name: "minified", path: "a.min.js", text: token => `e.login("${token}"),t.exports={a:1}` },
  { name: "escape", path: "a.js", text: token => `const s="token:\\n${token}\\n"` },
  { name: "pieces", path: "a.js", text: token => `x("${parted(token, '" + "." + "')}")` },
  { name: "cut", path: "a.js", text: token => `x("${token.slice(0, 33)}" +\n  "${token.slice(33)}")` },
  { name: "list", path: "a.js", text: token => `["${parted(token, '", "')}"].join(".")` },
  { name: "address", path: "a.js", text: token => `fetch(url + "?token=${token}&v=10")` },
];

function filler(lines: number): string {
  return Array.from({ length: lines }, (_, n) => `const value${n} = require("./value-${n}.js");`).join("\n");
}

function findTokens(): void {
  const draw = random(seed);
  const missed = new Map<string, number>();
  const left = new Map<string, number>();
  let replaced = 0;
  for (let n = 0; n < tokens; n++) {
    const place = places[n % places.length];
    if (place === undefined) continue;
    const before = filler(draw.below(20));
    const text = `${before}\n${place.text(makeToken(draw))}\n${filler(draw.below(20))}\n`;
    const line = before.split("\n").length + 1;
    const found = scanSecrets(place.path, text);
    const isFound = found.length === 1 && found[0]?.kind === "discord-token" && found[0].line >= line;
    if (!isFound) missed.set(place.name, (missed.get(place.name) ?? 0) + 1);
    if (found[0]?.replacement == null) left.set(place.name, (left.get(place.name) ?? 0) + 1);
    else if (scanSecrets(place.path, replaceSecrets(text, found)).length === 0) replaced += 1;
  }
  const count = tokens - [...missed.values()].reduce((sum, each) => sum + each, 0);
  console.log(
    `${count} of ${tokens} tokens found (${((100 * count) / tokens).toFixed(2)} %), in ${places.length} kinds of places`,
  );
  for (const [name, number] of missed) console.log(`  missed in ${name}: ${number}`);
  console.log(`${replaced} taken out by replacement`);
  for (const [name, number] of left) console.log(`  left to a person in ${name}: ${number}`);
}

function listTexts(): string[] {
  const folder = path.join(root, "node_modules");
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && textFile.test(entry.name) && !entry.parentPath.includes("/.cache"))
    .map(entry => path.join(entry.parentPath, entry.name));
}

/** Whether a hit opens as the private key that it was taken for: then a package does ship its key. */
function isRealKey(text: string, hit: { line: number; column: number; length: number }): boolean {
  const lineStart = text.split("\n", hit.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const start = lineStart + hit.column - 1;
  const source = text.slice(start, start + hit.length);
  try {
    createPrivateKey(source.replace(/["'`][\s+]*["'`]/g, "").replaceAll("\\n", "\n"));
    return true;
  } catch {
    return false;
  }
}

function scanPackages(): void {
  let bytes = 0;
  let tookMs = 0;
  let falseHits = 0;
  const hits: string[] = [];
  const files = listTexts();
  for (const file of files) {
    const text = fs.readFileSync(file, "utf8");
    bytes += Buffer.byteLength(text);
    const name = path.relative(root, file);
    const begun = performance.now();
    const found = scanSecrets(name, text);
    tookMs += performance.now() - begun;
    for (const hit of found) {
      const isReal = hit.kind === "private-key" && isRealKey(text, hit);
      falseHits += isReal ? 0 : 1;
      const said = isReal ? "a private key that opens" : hit.kind;
      hits.push(`  ${said}, ${hit.length} characters: ${name}:${hit.line}:${hit.column}`);
    }
  }
  const mb = bytes / 1e6;
  console.log(
    `${files.length} files of npm code, ${mb.toFixed(0)} MB: ${hits.length} hits, ${falseHits} of them false`,
  );
  for (const hit of hits) console.log(hit);
  console.log(`${(tookMs / 1_000).toFixed(2)} s, ${(mb / (tookMs / 1_000)).toFixed(0)} MB/s`);
}

function scanHostile(): void {
  const million = 1_000_000;
  const texts: [string, string][] = [
    ["M", "M".repeat(million)],
    ["base64", random(1).text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", million)],
    ["quotes and plus signs", `"+'+"`.repeat(million / 5)],
    ["beginnings of webhooks", "https://discord.com/api/webhooks/123456789012345678/".repeat(million / 52)],
  ];
  for (const [name, text] of texts) {
    const begun = performance.now();
    scanSecrets("a.js", text);
    console.log(`1 MB of ${name}: ${(performance.now() - begun).toFixed(0)} ms`);
  }
}

findTokens();
scanPackages();
scanHostile();
