import { once } from "node:events";
import * as net from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "#core/time.ts";
import { rateLimits } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import type { FileStore } from "#features/file-store/index.ts";
import {
  formOf,
  goodFiles,
  goodForm,
  type ProjectWorld,
  projectWorld,
  type SentFile,
} from "#tests/projects.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { type Listener, listen } from "../listen.ts";
import { createApi } from "./app.ts";

/** Over a real connection, which may be slow, break off, or be answered before it has said everything. */
describe("transfers of projects", () => {
  let world: ProjectWorld;
  let owner: Awaited<ReturnType<ProjectWorld["person"]>>;
  let listener: Listener;
  let services: Services;
  let id: string;
  beforeAll(async () => {
    world = await projectWorld(await openTestDatabase());
    services = { ...world.services };
    owner = await world.person();
    // The clock is the real one here: sessions of the past would have ended.
    world.setNow(systemClock());
    owner = await world.person();
    listener = await listen(createApi(services).fetch, { port: 0, hostname: "127.0.0.1" });
  });
  afterAll(async () => {
    await listener.drain();
    await world.close();
  });
  beforeEach(async () => {
    services.files = world.services.files;
    await world.services.db.delete(rateLimits);
    ({ id } = await (await send("POST", "", goodForm())).json());
  });
  afterEach(() => {
    services.files = world.services.files;
  });

  const origin = () => `http://127.0.0.1:${listener.port}`;
  const send = (method: string, path: string, body: FormData, cookie = owner.cookie) =>
    fetch(`${origin()}/api/projects${path}`, { method, body, headers: { cookie, origin: origin() } });
  const read = async () =>
    (await fetch(`${origin()}/api/projects/${id}`, { headers: { cookie: owner.cookie } })).json();
  const changes = (files: SentFile[] = [{ path: "index.js", content: "changed" }]) =>
    formOf({ fields: { projectName: "Another name", deletedFiles: ["src"], revision: 1 }, files });

  /** The store, with one of its verbs in the hands of a test. */
  const withStore = (change: (store: FileStore) => Partial<FileStore>) => {
    services.files = { ...world.services.files, ...change(world.services.files) };
  };
  const full = () => Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

  it("that meet a full disk while they are put leave the old project whole", async () => {
    const before = await read();
    let puts = 0;
    withStore(store => ({
      put: staged => (++puts > 3 ? Promise.reject(full()) : store.put(staged)),
    }));
    const many = Array.from({ length: 12 }, (_, n) => ({ path: `${n}.js`, content: `full ${n}` }));
    const response = await send("PUT", `/${id}/edit`, changes(many));
    expect([response.status, (await response.json()).code]).toEqual([503, "unavailable"]);
    expect(await read()).toEqual(before);
    expect((await world.traces()).aside).toBe(0);
  });

  it("that meet a full disk while they come in leave the old project whole", async () => {
    const before = [await read(), await world.traces()];
    withStore(store => ({
      openStaging: async () => {
        const staging = await store.openStaging();
        let count = 0;
        return {
          ...staging,
          add: (stream, maxBytes) => (++count > 2 ? Promise.reject(full()) : staging.add(stream, maxBytes)),
        };
      },
    }));
    const response = await send("PUT", `/${id}/edit`, changes(goodFiles));
    expect(response.status).toBe(503);
    expect([await read(), await world.traces()]).toEqual(before);
  });

  it("that fail before the commit leave the old project whole", async () => {
    const before = await read();
    const { db } = world.services;
    await db.execute(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await db.execute(
      "create trigger refuse before insert on project_files for each row execute function refuse()",
    );
    const response = await send("PUT", `/${id}/edit`, changes());
    await db.execute("drop trigger refuse on project_files");
    await db.execute("drop function refuse");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("raise");
    expect(await read()).toEqual(before);
  });

  it.each([0.1, 0.5, 0.9, 0.999])(
    "that lose their connection after %d of it leave the old project whole",
    async share => {
      const before = [await read(), await world.traces()];
      const large = goodFiles.map(({ path }) => ({ path, content: "x".repeat(300_000) }));
      const form = formOf({ files: large, fields: { deletedFiles: ["src"] } }, { filesFirst: true });
      const request = new Request(origin(), { method: "PUT", body: form });
      const type = request.headers.get("content-type") ?? "";
      const body = Buffer.from(await request.arrayBuffer());
      const socket = net.connect(listener.port, "127.0.0.1");
      await once(socket, "connect");
      const head = [
        `PUT /api/projects/${id}/edit HTTP/1.1`,
        "host: x",
        `cookie: ${owner.cookie}`,
        `origin: ${services.env.PUBLIC_URL}`,
        `content-type: ${type}`,
        `content-length: ${body.length}`,
        "",
        "",
      ];
      socket.write(Buffer.concat([Buffer.from(head.join("\r\n")), body.subarray(0, body.length * share)]));
      await expect.poll(async () => (await world.traces()).aside).toBeGreaterThan(0);
      socket.destroy();
      await expect.poll(async () => (await world.traces()).aside).toBe(0);
      expect([await read(), await world.traces()]).toEqual(before);
    },
  );

  it("that are refused at their beginning still get their answer at their end", async () => {
    const large = Array.from({ length: 18 }, (_, n) => ({ path: `${n}.js`, content: "x".repeat(1_048_576) }));
    const first = { path: "big.js", content: "x".repeat(1_048_577) };
    const before = await world.traces();
    const refused = await send("POST", "", goodForm({ files: [first, ...large] }));
    expect((await refused.json()).error).toBe("File big.js is too large. Maximum size is 1MB");
    const visitor = await send("POST", "", goodForm({ files: large }), "");
    expect([visitor.status, (await visitor.json()).code]).toEqual([401, "unauthorized"]);
    expect(await world.traces()).toEqual(before);
  });

  it("that are larger than any upload may be are refused", async () => {
    const huge = Array.from({ length: 48 }, (_, n) => ({ path: `${n}.js`, content: "x".repeat(1_048_576) }));
    const before = await world.traces();
    const whole = new Request(origin(), { method: "POST", body: goodForm({ files: huge }) });
    const headers = {
      cookie: owner.cookie,
      origin: origin(),
      "content-type": whole.headers.get("content-type") ?? "",
    };
    // Without a length, the limit is met on the way.
    const response = await fetch(`${origin()}/api/projects`, {
      method: "POST",
      headers,
      body: whole.body,
      duplex: "half",
    } as RequestInit);
    expect(await response.json()).toMatchObject({
      code: expect.stringMatching(/^(payload_too_large|upload_refused)$/),
    });
    expect(await world.traces()).toEqual(before);
  });
});

describe("projects in S3", () => {
  it("are published, read, zipped and shown", async () => {
    const s3 = await startS3Server();
    const world = await projectWorld(await openTestDatabase(), s3.settings);
    const owner = await world.person();
    const { id } = await (await owner.send("POST", "/api/projects", goodForm())).json();
    const project = await (await owner.get(`/api/projects/${id}`)).json();
    expect(JSON.stringify(project.files)).toContain("console.log('ready');");
    const [raw, zip] = [
      await owner.get(`/api/projects/${id}/files/index.js`),
      await owner.get(`/api/projects/${id}/zip`),
    ];
    expect(await raw.text()).toBe("console.log('ready');\n");
    expect((await zip.arrayBuffer()).byteLength).toBeGreaterThan(300);
    expect((await world.traces()).contents).toHaveLength(3);
    await world.close();
    await s3.close();
  });
});
