import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import type { Database } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { standInProvider } from "#features/sign-in/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { apiClient } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { pictureOf } from "../stand-in/picture.ts";

const hash = "0123456789abcdef0123456789abcdef";
const png = pictureOf(hash);

let database: Database;
let services: Services;
let pictures: Server;
let asked: string[];
let respond: (path: string) => { status?: number; type?: string; body: Buffer | string };
let call: ReturnType<typeof apiClient>;
let userId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  services = testServices(database);
  pictures = createServer((request, response) => {
    asked.push(request.url ?? "");
    const { status = 200, type = "image/png", body } = respond(request.url ?? "");
    response.writeHead(status, { "content-type": type, ...(status === 302 && { location: String(body) }) });
    response.end(body);
  });
  await new Promise<void>(resolve => pictures.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await new Promise(resolve => pictures.close(resolve));
  await database.close();
});
beforeEach(async () => {
  asked = [];
  respond = () => ({ body: png });
  // An address of a listening server, by what `listen` was given.
  const { port } = pictures.address() as AddressInfo;
  call = apiClient(services, { clock: () => noon, provider: standInProvider(`http://127.0.0.1:${port}`) });
  userId = (await makeUser(services)).userId;
  await services.db.update(users).set({ avatar: hash }).where(eq(users.id, userId));
});

const pathOf = () => `/api/avatars/${userId}/${hash}`;

describe("a user's picture", () => {
  it("comes from the picture service, by our own host, for ever", async () => {
    const answer = await call(`${pathOf()}?size=128`);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true);
    expect(asked).toEqual([`/avatars/${userId}/${hash}.webp?size=128`]);
  });

  it("is fetched once for many who ask, at the same time or later", async () => {
    await Promise.all(Array.from({ length: 8 }, () => call(pathOf())));
    await call(pathOf());
    expect(asked).toHaveLength(1);
  });

  it("has the type that its bytes say, not the one that the service says", async () => {
    respond = () => ({ type: "text/html", body: png });
    expect((await call(pathOf())).headers.get("content-type")).toBe("image/png");
  });
});

describe("the default stands in for", () => {
  const isDefault = async (path = pathOf()) => {
    const answer = await call(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    expect(await answer.text()).toMatch(/^<svg /);
  };

  it.each([
    ["a page instead of a picture", { body: "<html><script>alert(1)</script>" }],
    [
      "an SVG, which could hold scripts",
      { type: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" },
    ],
    ["nothing", { body: "" }],
    ["a missing picture", { status: 404, body: png }],
    ["a failing service", { status: 503, body: "" }],
    ["a redirect", { status: 302, body: "http://127.0.0.1:1/" }],
    ["a picture that is too large", { body: Buffer.concat([png, Buffer.alloc(limits.avatar.maxBytes)]) }],
  ])("%s", async (_, answer) => {
    respond = () => answer;
    await isDefault();
  });

  it("a picture of nobody here, which is never asked for", async () => {
    await isDefault(`/api/avatars/1/${hash}`);
    await isDefault(`/api/avatars/${userId}/${"f".repeat(32)}`);
    expect(asked).toEqual([]);
  });

  it("a service that cannot be reached, or is not there", async () => {
    call = apiClient(services, { clock: () => noon, provider: standInProvider("http://127.0.0.1:1") });
    await isDefault();
    call = apiClient(services, { clock: () => noon, provider: null });
    await isDefault();
  });
});

it("refuses addresses that are none of a picture", async () => {
  for (const path of [
    `${pathOf()}?size=4096`,
    `/api/avatars/..%2f..%2f/${hash}`,
    `/api/avatars/1/${hash}.png`,
  ])
    expect([404, 422]).toContain((await call(path)).status);
  expect((await call("/api/avatars/default/6")).status).toBe(422);
  expect(asked).toEqual([]);
});

it("draws six default pictures, each its own", async () => {
  const drawn = await Promise.all(
    [0, 1, 2, 3, 4, 5].map(async index => (await call(`/api/avatars/default/${index}`)).text()),
  );
  expect(new Set(drawn).size).toBe(6);
});
