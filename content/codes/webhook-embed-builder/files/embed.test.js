import assert from "node:assert/strict";
import { test } from "node:test";
import { builderCode, checkEmbed, limits, tidy, webhookBody } from "./embed.js";

const problems = embed => checkEmbed(embed).map(({ path, problem }) => `${path} ${problem}`);

test("what is right has no problems", () => {
  assert.deepEqual(
    problems({ title: "مرحبا", description: "x", color: 0x5865f2, fields: [{ name: "a", value: "b" }] }),
    [],
  );
  assert.deepEqual(problems({ title: "👍".repeat(limits.title) }), []);
  assert.deepEqual(problems({ image: { url: "https://cdn.example/a.png" } }), []);
});

test("what Discord refuses is named", () => {
  assert.deepEqual(problems({}), [" empty"]);
  assert.deepEqual(problems({ title: "x".repeat(257), color: 0x1000000 }), [
    "title too_long",
    "color no_colour",
  ]);
  assert.deepEqual(problems({ url: "javascript:alert(1)", description: "x" }), [
    "url no_address",
    "title missing",
  ]);
  assert.deepEqual(problems({ fields: [{ name: " ", value: "b" }] }), ["fields.0.name missing"]);
  assert.deepEqual(problems({ fields: Array.from({ length: 26 }, () => ({ name: "a", value: "b" })) }), [
    "fields too_many",
  ]);
  assert.deepEqual(problems({ description: "x".repeat(4096), footer: { text: "y".repeat(2048) } }), [
    " too_long",
  ]);
});

test("bodies carry nothing empty, and ping nobody", () => {
  assert.equal(tidy({ a: "", b: { c: null } }), undefined);
  assert.deepEqual(webhookBody({ title: "Hi", url: "", footer: { text: "" }, color: 0, fields: [] }), {
    embeds: [{ title: "Hi", color: 0, fields: [] }],
    allowed_mentions: { parse: [] },
  });
});

test("code for discord.js cannot be broken out of", () => {
  const code = builderCode({
    title: '"); process.exit(); ("',
    color: 255,
    fields: [{ name: "n", value: "v", inline: true }],
  });
  assert.ok(code.startsWith("new EmbedBuilder()\n  .setColor(0x0000ff)"));
  assert.ok(code.includes('.setTitle("\\"); process.exit(); (\\"")'));
  assert.ok(code.includes('    {"name":"n","value":"v","inline":true},'));
});
