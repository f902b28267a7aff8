import { describe, expect, it } from "vitest";
import { makeToken, random } from "../test-secrets.ts";
import { type Secret, scanSecrets } from "./index.ts";

const draw = random(7);
const letters = (length: number) =>
  draw.text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", length);
const token = makeToken(draw);
const kindsIn = (path: string, text: string) => scanSecrets(path, text).map(secret => secret.kind);

const webhook = (host: string) => `https://${host}webhooks/123456789012345678/${letters(68)}`;
const key = (name: string) =>
  [
    `-----BEGIN ${name}PRIVATE KEY-----`,
    letters(64),
    letters(64),
    letters(40),
    `-----END ${name}PRIVATE KEY-----`,
  ].join("\n");

describe("scanSecrets", () => {
  it.each([
    ["a token of 17 digits", "discord-token", makeToken(draw, { digits: 17 })],
    ["a token of 20 digits", "discord-token", makeToken(draw, { digits: 20 })],
    ["the shortest signature", "discord-token", makeToken(draw, { signature: 27 })],
    ["the longest signature", "discord-token", makeToken(draw, { signature: 38 })],
    ["a user's token", "discord-token", `mfa.${letters(84)}`],
    ["a webhook", "discord-webhook", webhook("discord.com/api/")],
    ["a webhook of the old name", "discord-webhook", webhook("discordapp.com/api/")],
    ["a webhook of ptb", "discord-webhook", webhook("ptb.discord.com/api/v8/")],
    ["a webhook of canary", "discord-webhook", webhook("canary.discord.com/api/v10/")],
    ["a webhook in escaped JSON", "discord-webhook", webhook("discord.com/api/").replaceAll("/", "\\/")],
    [
      "a webhook by id and token",
      "discord-webhook",
      `new WebhookClient({ id: "123456789012345678", token: "${letters(68)}" })`,
    ],
    ["a private key", "private-key", key("")],
    ["an RSA key", "private-key", key("RSA ")],
    ["an SSH key", "private-key", key("OPENSSH ")],
    ["a key on one line", "private-key", key("").replaceAll("\n", "\\n")],
    ["GitHub's classic token", "github-token", `ghp_${letters(36)}`],
    ["GitHub's app token", "github-token", `ghs_${letters(36)}`],
    ["GitHub's OAuth token", "github-token", `gho_${letters(36)}`],
    ["GitHub's user token", "github-token", `ghu_${letters(36)}`],
    ["GitHub's fine-grained token", "github-token", `github_pat_${letters(22)}_${letters(59)}`],
    ["GitLab's token", "gitlab-token", `glpat-${letters(20)}`],
    ["npm's token", "npm-token", `npm_${letters(36)}`],
    ["OpenAI's old key", "openai-key", `sk-${letters(48)}`],
    ["OpenAI's project key", "openai-key", `sk-proj-${letters(60)}_${letters(60)}`],
    ["Anthropic's key", "anthropic-key", `sk-ant-api03-${letters(93)}AA`],
    ["Google's key", "google-key", `AIza${letters(35)}`],
    ["Stripe's key", "stripe-key", `sk_live_${letters(24)}`],
    ["Slack's token", "slack-token", `xoxb-123456789012-1234567890123-${letters(24)}`],
    ["Slack's webhook", "slack-token", `https://hooks.slack.com/services/T01ABCDEF/B01ABCDEF/${letters(24)}`],
    ["Telegram's token", "telegram-token", `https://api.telegram.org/bot123456789:AA${letters(33)}/getMe`],
    ["SendGrid's key", "sendgrid-key", `SG.${letters(22)}.${letters(43)}`],
    [
      "MongoDB's address",
      "database-address",
      "mongodb+srv://bot:k9s%40dLq2@cluster0.ab1cd.mongodb.net/bot?retryWrites=true",
    ],
    [
      "PostgreSQL's address",
      "database-address",
      "postgresql://u1:Xk29fjw2@db.abcd.supabase.co:5432/postgres",
    ],
  ])("finds %s", (_, kind, secret) => {
    for (const text of [secret, `const a = "${secret}";\n`, `# ${secret} #`])
      expect(kindsIn("a.txt", text)).toEqual([kind]);
  });

  it("finds both halves of an AWS key, and neither alone", () => {
    const id = `AKIA${"ABCDEFGH234567XY"}`;
    const secret = `${letters(39)}/`;
    expect(kindsIn("a.js", `id = "${id}"; key = "${secret}"`)).toEqual(["aws-key", "aws-key"]);
    expect(kindsIn("a.js", `id = "${id}"`)).toEqual([]);
    expect(kindsIn("a.js", `key = "${secret}"`)).toEqual([]);
  });

  it.each([
    ["after an escape", String.raw`const text = "line\n${token}\tend";`],
    ["in an authorization header", `headers: { Authorization: "Bot ${token}" }`],
    ["in a setting", `DISCORD_TOKEN=${token}`],
    ["in a comment", `// old: ${token}`],
    ["added up from its parts", `"${token.split(".").join('" + "." + "')}"`],
    ["cut anywhere", `"${token.slice(0, 9)}" +\n    '${token.slice(9, 40)}' + \`${token.slice(40)}\``],
    [
      "joined from a list",
      `[${token
        .split(".")
        .map(part => `"${part}"`)
        .join(", ")}].join(".")`,
    ],
    ["behind letters that look like the beginning of an id", `MM${token}`],
  ])("finds a token %s", (_, text) => {
    expect(kindsIn("a.js", text)).toEqual(["discord-token"]);
  });

  it.each([
    ["a name of three parts", "MyVeryLongNamespaceNames.Folder.aMethodWithAnEvenLongerName1"],
    ["an id that is no number", token.replace(/^.{8}/, "MqqqYYYZ")],
    ["a placeholder of a token", "MTAxMDEwMTAxMDEwMTAxMDEw.YYYYYY.your-token"],
    ["a placeholder of a webhook", `https://discord.com/api/webhooks/123456789012345678/${"x".repeat(68)}`],
    ["a webhook without token", "https://discord.com/api/webhooks/123456789012345678"],
    ["a placeholder of a key", `ghp_${"x".repeat(36)}`],
    ["AWS's own example", "AKIAIOSFODNN7EXAMPLE wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"],
    ["a database on this machine", "mongodb://root:k9sdLq2@localhost:27017/bot"],
    ["a placeholder in an address", "mongodb+srv://<username>:<password>@cluster0.ab1cd.mongodb.net"],
    ["an address made from variables", `mongodb+srv://\${user}:\${password}@cluster0.ab1cd.mongodb.net`],
    ["a database without password", "mongodb://cluster0.ab1cd.mongodb.net/bot"],
    ["Firebase's public key", `{ apiKey: "AIza${letters(35)}", authDomain: "a.firebaseapp.com" }`],
    ["the frame of a key without key", "-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----"],
    ["a hash in base64", `sha512-${letters(86)}==`],
    ["Arabic", "هذا مشروع بوت ديسكورد، لا تضع التوكن في الكود"],
  ])("does not take %s for a secret", (_, text) => {
    for (const path of ["a.js", "a.json", "a.md"]) expect(kindsIn(path, text)).toEqual([]);
  });

  it("says where each stands, in lines and columns from 1, in order", () => {
    const text = `// 😀\r\nclient.login("${token}");\n\nx = '${token}'`;
    const places = scanSecrets("src/index.js", text).map(({ line, column, length, path }) => ({
      line,
      column,
      length,
      path,
    }));
    expect(places).toEqual([
      { path: "src/index.js", line: 2, column: 15, length: token.length },
      { path: "src/index.js", line: 4, column: 6, length: token.length },
    ]);
  });

  it("never carries what it found", () => {
    const text = `const a = "Bot ${token} and ${webhook("discord.com/api/")}";\nconst b = "${key("").replaceAll("\n", "\\n")}"`;
    const found = scanSecrets("a.ts", text);
    expect(found.map(secret => secret.kind)).toEqual(["discord-token", "discord-webhook", "private-key"]);
    const pieces = [...text.matchAll(/[\w-]{20,}/g)].map(([piece]) => piece);
    for (const piece of pieces) expect(JSON.stringify(found satisfies Secret[])).not.toContain(piece);
  });
});

describe("hostile texts", () => {
  const million = 1_000_000;
  const half = `${makeToken(draw).slice(0, 32)} `;
  const tests: [string, string][] = [
    ["M", "M".repeat(million)],
    ["base64", letters(4_000).repeat(250)],
    ["half a token", half.repeat(million / half.length)],
    ["quotes and plus signs", `"+'+"`.repeat(million / 5)],
    ["spaces between seams", `" ${" ".repeat(79)}`.repeat(million / 81)],
    ["beginnings of keys", "-----BEGIN PRIVATE KEY-----\n".repeat(million / 28)],
    ["beginnings of webhooks", "https://discord.com/api/webhooks/123456789012345678/".repeat(million / 52)],
    ["beginnings of addresses", "mongodb://a:".repeat(million / 12)],
    ["AWS ids", "AKIAABCDEFGH234567XY ".repeat(million / 21)],
    ["WebhookClient", "WebhookClient(".repeat(million / 14)],
    ["colons", "123456789:AA".repeat(million / 12)],
    ["a token in open templates", `${"`${".repeat(million / 3)}"${token}"`],
    ["a token in open elements", `${"<a>".repeat(million / 3)}${token}`],
    ["a token behind slashes", `${"/[".repeat(million / 2)}\n"${token}"`],
    ["a token behind quotes of Python", `${'"""'.repeat(million / 3)}\n"${token}"`],
  ];
  // Whatever grew faster than the text would not end within the time limit of a test.
  it.each(tests)("are read to their end: %s", (_, text) => {
    const expected = text.includes(token) ? ["discord-token"] : [];
    for (const path of ["a.js", "a.tsx", "a.py", "a.txt"]) expect(kindsIn(path, text)).toEqual(expected);
  });
});
