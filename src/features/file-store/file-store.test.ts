import { createHash } from "node:crypto";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseEnv } from "#core/env.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { noon } from "#tests/factories.ts";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { type FileStore, openFileStore, type Staging, StreamTooLargeError } from "./index.ts";

const hashOf = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");
async function* streamOf(...chunks: (string | Uint8Array)[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

describe.each(["disk", "s3"] as const)("the file store on %s", kind => {
  let s3: S3Server;
  let folder: string;
  let store: FileStore;
  let staging: Staging;
  beforeAll(async () => {
    if (kind === "s3") s3 = await startS3Server();
  });
  afterAll(() => s3?.close());
  beforeEach(async () => {
    folder = await fs.mkdtemp(join(tmpdir(), "ra3d-store-"));
    store = openFileStore(parseEnv({ DATA_DIR: folder, ...s3?.settings }));
    staging = await store.openStaging();
  });
  afterEach(async () => {
    for await (const hash of store.list()) await store.remove(hash);
    await staging.close();
    await fs.rm(folder, { recursive: true, force: true });
  });

  const put = async (content: string | Uint8Array) => {
    const staged = await staging.add(streamOf(content), 10_000_000);
    await store.put(staged);
    return staged.hash;
  };
  const read = async (hash: string) => {
    const stream = await store.get(hash);
    return stream && (await buffer(stream));
  };
  const listed = async () => {
    const hashes: string[] = [];
    for await (const hash of store.list()) hashes.push(hash);
    return hashes.toSorted();
  };
  const filesBelow = async (below: string) =>
    (await fs.readdir(below, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile());

  it("is the one that the settings name", () => {
    expect(store.kind).toBe(kind);
  });

  it("gives back what was put, under the hash of its content", async () => {
    const staged = await staging.add(streamOf("const ", "bot = 1;\n"), 100);
    expect(staged).toMatchObject({ hash: hashOf("const bot = 1;\n"), sizeBytes: 15 });
    expect(await store.has(staged.hash)).toBe(false);
    await store.put(staged);
    expect(await store.has(staged.hash)).toBe(true);
    expect((await read(staged.hash))?.toString()).toBe("const bot = 1;\n");
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["every byte", Uint8Array.from({ length: 256 }, (_, n) => n)],
    ["Arabic", Buffer.from("// تعليق")],
    ["five megabytes", Buffer.alloc(5_242_880, "x")],
  ])("keeps %s as it is", async (_, content) => {
    const hash = await put(content);
    expect(hash).toBe(hashOf(content));
    expect((await read(hash))?.equals(content)).toBe(true);
  });

  it("keeps the same content once", async () => {
    const [one, other] = [await put("same"), await put("same")];
    expect(one).toBe(other);
    expect(await listed()).toEqual([one]);
  });

  it("knows nothing of what was not put", async () => {
    const hash = hashOf("never");
    expect(await store.has(hash)).toBe(false);
    expect(await store.get(hash)).toBeNull();
    await store.remove(hash);
  });

  it("lists and removes", async () => {
    const hashes = [];
    for (let n = 0; n < 5; n++) hashes.push(await put(`content ${n}`));
    expect(await listed()).toEqual(hashes.toSorted());
    await store.remove(hashes[2] ?? "");
    expect(await store.has(hashes[2] ?? "")).toBe(false);
    expect(await listed()).toEqual(hashes.filter((_, n) => n !== 2).toSorted());
  });

  it("puts many at the same time", async () => {
    const contents = Array.from({ length: 40 }, (_, n) => `content ${n % 20}`);
    const hashes = await Promise.all(contents.map(put));
    expect(await listed()).toEqual([...new Set(hashes)].toSorted());
  });

  it.each(["", "..", "../../etc/passwd", "a".repeat(63), "A".repeat(64), `${"a".repeat(63)}/`])(
    "takes no %j for a hash",
    async name => {
      await expect(async () => store.get(name)).rejects.toThrow("hash");
      await expect(async () => store.has(name)).rejects.toThrow("hash");
      await expect(async () => store.remove(name)).rejects.toThrow("hash");
    },
  );

  it("leaves nothing of a stream that breaks off or is too large", async () => {
    async function* broken() {
      yield Buffer.from("begin");
      throw new Error("the connection is gone");
    }
    await expect(staging.add(broken(), 100)).rejects.toThrow("gone");
    await expect(staging.add(streamOf("12345", "678901"), 10)).rejects.toThrow(StreamTooLargeError);
    expect((await staging.add(streamOf("1234567890"), 10)).sizeBytes).toBe(10);
    await staging.close();
    expect(await filesBelow(folder)).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  it("sweeps away what a dead process left aside, and nothing of a living one", async () => {
    const staged = await staging.add(streamOf("half"), 100);
    const { mtime } = await fs.stat(join(staged.file, ".."));
    await store.sweepStaging(addMs(mtime, limits.fileStore.stagedKeepMs - 2));
    expect(await filesBelow(folder)).toHaveLength(1);
    await store.sweepStaging(addMs(mtime, limits.fileStore.stagedKeepMs + 2));
    expect(await filesBelow(folder)).toEqual([]);
    await store.sweepStaging(noon);
  });
});

describe("settings of S3", () => {
  it.each([
    [{ S3_BUCKET: "files" }, ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]],
    [{ S3_ENDPOINT: "ftp://x", S3_SECRET_ACCESS_KEY: "hunter2" }, ["S3_ENDPOINT"]],
    [{ S3_BUCKET: "No Bucket" }, ["S3_BUCKET"]],
  ])("%j are refused by name", (settings, names) => {
    const refusal = () => parseEnv(settings as Record<string, string>);
    for (const name of names) expect(refusal).toThrow(name);
    expect(refusal).not.toThrow("hunter2");
  });
});

it("refuses a wrong key of S3 without naming it", async () => {
  const s3 = await startS3Server();
  const folder = await fs.mkdtemp(join(tmpdir(), "ra3d-store-"));
  const settings = { ...s3.settings, S3_SECRET_ACCESS_KEY: "wrong", DATA_DIR: folder };
  const store = openFileStore(parseEnv(settings));
  await expect(store.has(hashOf("x"))).rejects.toThrow(/^The S3 server answered HEAD with 403\.$/);
  await fs.rm(folder, { recursive: true, force: true });
  await s3.close();
});
