import assert from "node:assert/strict";
import { test } from "node:test";
import { compile, parseHash } from "./router.js";

test("patterns take parameters out of paths", () => {
  const match = compile("/codes/:name/v/:version");
  assert.deepEqual(match("/codes/snake-game/v/2"), { name: "snake-game", version: "2" });
  assert.deepEqual(match("/codes/%D8%A8%D9%88%D8%AA/v/1/"), { name: "بوت", version: "1" });
  assert.equal(match("/codes/snake-game"), null);
  assert.equal(match("/codes/%E0%A4%A/v/1"), null);
});

test("the root, dots and the rest", () => {
  assert.deepEqual(compile("/")("/"), {});
  assert.equal(compile("/")("/x"), null);
  assert.equal(compile("/a.b")("/axb"), null);
  assert.deepEqual(compile("/files/*")("/files/a/b.js"), { rest: "a/b.js" });
  assert.deepEqual(compile("*")("/any/thing"), { rest: "any/thing" });
});

test("hashes have a path and a query", () => {
  const { path, query } = parseHash("#/codes?tag=css&page=2");
  assert.equal(path, "/codes");
  assert.equal(query.get("page"), "2");
  assert.equal(parseHash("").path, "/");
});
