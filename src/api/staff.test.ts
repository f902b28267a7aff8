import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#core/time.ts";
import type { Role } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { makeUser } from "#tests/factories.ts";
import { type ModerationWorld, moderationWorld } from "#tests/reports.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";

const draft = {
  kind: "web",
  language: "html",
  title: { en: "Card", ar: "بطاقة" },
  description: { en: "A card with a shadow.", ar: "بطاقة بظل خفيف." },
  setup: { en: [], ar: [] },
  tags: ["card"],
  discordJs: null,
  needsPlan: false,
  video: null,
  entry: "index.html",
  preview: "index.html",
  files: [{ path: "index.html", text: "<p>Card</p>" }],
  note: { en: "First", ar: "الأولى" },
  baseVersion: 0,
};

let database: Database;
let world: ModerationWorld;
let call: ReturnType<typeof apiClient>;
beforeAll(async () => {
  database = await openTestDatabase();
  world = await moderationWorld(database);
  call = apiClient(world.services, { clock: systemClock });
});
afterAll(async () => {
  world.close();
  await database.close();
});

async function person(role: Role = "user") {
  const now = systemClock();
  const ctx = await makeUser(world.services, { role, now });
  const cookie = await signedInCookie(world.services, ctx.userId, { now });
  const send = async (method: string, path: string, json?: unknown) => {
    const answer = await call(path, { method, cookie, ...(json !== undefined && { json }) });
    const isJson = answer.headers.get("content-type")?.includes("json");
    return { status: answer.status, body: isJson ? await answer.json() : null };
  };
  return { ...ctx, cookie, send };
}

/** A reported project with the people around it. */
async function reported() {
  const owner = await person();
  const reporter = await person();
  const { id, codename } = await world.project(owner);
  const answer = await reporter.send("POST", `/api/projects/${codename}/reports`, { reason: "malware" });
  expect(answer).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  const staff = await person("staff");
  const { body } = await staff.send("GET", "/api/staff/reports");
  const group = body.groups.find((one: { projectId: string }) => one.projectId === id);
  return { owner, reporter, staff, id, codename, hash: group.hash as string };
}

describe("a report", () => {
  it("asks visitors to log in first", async () => {
    const { id } = await world.project(await person());
    for (const [language, error] of [
      ["en", "Please Login First to Report"],
      ["ar", "سجّل الدخول أولًا للإبلاغ"],
    ]) {
      const answer = await call(`/api/projects/${id}/reports?lang=${language}`, { method: "POST", json: {} });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: "login_to_report", error });
    }
  });

  it("says what is missing in the language of the request", async () => {
    const { id } = await world.project(await person());
    const reporter = await person();
    const send = (json: unknown, language: string) =>
      call(`/api/projects/${id}/reports?lang=${language}`, { method: "POST", cookie: reporter.cookie, json });
    expect(await (await send({}, "en")).json()).toMatchObject({
      fields: { reason: "Please choose a reason." },
    });
    expect(await (await send({ reason: "other" }, "ar")).json()).toMatchObject({
      fields: { details: "اشرح المشكلة من فضلك." },
    });
    const cross = { method: "POST", cookie: reporter.cookie, headers: { "sec-fetch-site": "cross-site" } };
    expect((await call(`/api/projects/${id}/reports`, { ...cross, json: { reason: "spam" } })).status).toBe(
      403,
    );
  });

  it("leads to a decision, its reason, an appeal and the project's return", async () => {
    const { owner, reporter, staff, id, hash } = await reported();
    const details = await staff.send("GET", `/api/staff/reports/${hash}`);
    expect(details.body).toMatchObject({ files: [{ path: "README.md" }, { path: "index.js" }] });
    expect(
      (await staff.send("GET", `/api/staff/reports/${hash}/files?path=index.js`)).body.lines[0],
    ).toContain("log");
    const decision = { outcome: "hidden", reason: "malware", note: "Line 1" };
    expect((await staff.send("POST", `/api/staff/reports/${hash}/decision`, decision)).body).toEqual({
      closed: 1,
    });
    expect((await reporter.send("GET", `/api/projects/${id}`)).status).toBe(404);
    expect((await owner.send("GET", "/api/user")).body.userDetails.unseenNotices).toBe(1);
    const { body } = await owner.send("GET", "/api/notices");
    expect(body.items).toMatchObject([{ kind: "project_hidden", reason: "malware", note: "Line 1" }]);
    expect((await owner.send("POST", "/api/notices/seen", { ids: [body.items[0].id] })).body).toEqual({
      unseen: 0,
    });
    expect((await owner.send("GET", `/api/projects/${id}/moderation`)).body).toMatchObject({
      canAppeal: true,
    });
    const appeal = await owner.send("POST", `/api/projects/${id}/appeals`, { message: "It is a test." });
    expect(appeal).toMatchObject({ status: 201, body: { canAppeal: false, appeal: { status: "waiting" } } });
    const { items } = (await staff.send("GET", "/api/staff/appeals")).body;
    const waiting = items.find((item: { project: { id: string } }) => item.project.id === id);
    const granted = { granted: true, answer: "Fine." };
    expect((await staff.send("POST", `/api/staff/appeals/${waiting.id}/decision`, granted)).status).toBe(200);
    expect((await reporter.send("GET", `/api/projects/${id}`)).status).toBe(200);
    const log = (await staff.send("GET", `/api/staff/audit?subject=${id}`)).body.items;
    expect(log.map((item: { action: string }) => item.action)).toEqual(["appeal.grant", "project.hide"]);
  });
});

describe("who may", () => {
  it("enter the staff area: staff and admins, nobody else", async () => {
    const { owner, reporter, id, hash } = await reported();
    const routes: [string, string, unknown?][] = [
      ["GET", "/api/staff/reports"],
      ["GET", `/api/staff/reports/${hash}`],
      ["GET", `/api/staff/reports/${hash}/files?path=index.js`],
      ["GET", `/api/staff/reports/${hash}/images/${"a".repeat(64)}`],
      ["GET", "/api/staff/projects"],
      ["GET", "/api/staff/appeals"],
      ["GET", "/api/staff/audit"],
      ["GET", "/api/staff/codes"],
      ["GET", "/api/staff/codes/some-code"],
      ["POST", `/api/staff/reports/${hash}/decision`, { outcome: "kept" }],
      ["POST", `/api/staff/projects/${id}/decision`, { outcome: "hidden", reason: "spam" }],
      ["POST", "/api/staff/appeals/x/decision", { granted: true }],
      ["POST", "/api/staff/codes", { id: "a-card", draft }],
      ["PUT", "/api/staff/codes/a-card", draft],
      ["PUT", "/api/staff/codes/a-card/visibility", { hidden: true }],
    ];
    const allowed = [await person("staff"), await person("admin")];
    for (const [method, path, json] of routes) {
      const visitor = await call(path, { method, ...(json !== undefined && { json }) });
      expect([path, visitor.status]).toEqual([path, 401]);
      for (const somebody of [owner, reporter])
        expect([path, (await somebody.send(method, path, json)).status]).toEqual([path, 403]);
      for (const one of allowed) {
        const { status } = await one.send(method, path, json);
        // What is sent twice may be there already: refused for what it is, not for who sends it.
        expect([path, [401, 403].includes(status)]).toEqual([path, false]);
      }
    }
  });

  it("see a decision and appeal: the owner alone", async () => {
    const { owner, reporter, staff, id, hash } = await reported();
    const remove = { outcome: "removed", reason: "copyright" };
    await staff.send("POST", `/api/staff/reports/${hash}/decision`, remove);
    for (const other of [reporter, staff]) {
      expect((await other.send("GET", `/api/projects/${id}/moderation`)).status).toBe(404);
      expect((await other.send("POST", `/api/projects/${id}/appeals`, { message: "x" })).status).toBe(404);
    }
    expect((await call(`/api/projects/${id}/moderation`, {})).status).toBe(401);
    expect((await owner.send("GET", `/api/projects/${id}`)).status).toBe(404);
    expect((await owner.send("GET", `/api/projects/${id}/moderation`)).body).toMatchObject({
      state: "removed",
    });
    const again = { message: "Please look again." };
    expect((await owner.send("POST", `/api/projects/${id}/appeals`, again)).status).toBe(201);
    expect(await owner.send("POST", `/api/projects/${id}/appeals`, again)).toMatchObject({
      status: 409,
      body: { code: "appeal_not_possible" },
    });
  });
});

describe("codes by staff", () => {
  it("are added, changed into a new version, and hidden", async () => {
    const staff = await person("staff");
    const id = "shadow-card";
    expect(await staff.send("POST", "/api/staff/codes", { id, draft })).toMatchObject({
      status: 201,
      body: { version: 1 },
    });
    const text = "<p>Better card</p>".repeat(20_000);
    const next = { ...draft, baseVersion: 1, files: [{ path: "index.html", text: text.slice(0, 200_000) }] };
    expect(await staff.send("PUT", `/api/staff/codes/${id}`, next)).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    expect((await staff.send("PUT", `/api/staff/codes/${id}`, next)).status).toBe(409);
    expect((await staff.send("GET", `/api/staff/codes/${id}`)).body.versions).toHaveLength(2);
    expect((await call(`/api/codes/${id}`, {})).status).toBe(200);
    await staff.send("PUT", `/api/staff/codes/${id}/visibility`, { hidden: true });
    expect((await call(`/api/codes/${id}`, {})).status).toBe(404);
  });
});
