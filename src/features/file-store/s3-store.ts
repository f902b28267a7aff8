import { openAsBlob } from "node:fs";
import * as fs from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { limits } from "#core/limits.ts";
import { assertHash, type FileStore, isHash } from "./file-store.ts";
import { askS3, S3Error, type S3Settings } from "./s3-requests.ts";
import { openStaging, sweepStagings } from "./staging.ts";

const prefix = "files/";
const keyOf = (hash: string) => `${prefix}${assertHash(hash)}`;

/** Drops what the server says beside the status and throws when that is none of the expected ones. */
async function settle(response: Response, method: string, ...expected: number[]): Promise<number> {
  await response.body?.cancel();
  if (!expected.includes(response.status)) throw new S3Error(method, response.status);
  return response.status;
}

/** One page of the list. Our keys hold nothing that XML writes in another way. */
async function listAfter(settings: S3Settings, after: string): Promise<{ keys: string[]; more: boolean }> {
  const query = {
    "list-type": "2",
    prefix,
    "max-keys": String(limits.fileStore.s3ListMax),
    ...(after !== "" && { "start-after": after }),
  };
  const response = await askS3(settings, { method: "GET", key: "", query });
  if (response.status !== 200) await settle(response, "LIST");
  const xml = await response.text();
  const keys = Array.from(xml.matchAll(/<Key>([^<]*)<\/Key>/g), match => match[1] ?? "");
  return { keys, more: /<IsTruncated>true<\/IsTruncated>/.test(xml) };
}

/** Contents as objects of a bucket. Uploads still lie aside on the disk (`scratch`) until they are known to be good. */
export function createS3Store(settings: S3Settings, scratch: string): FileStore {
  async function* list(): AsyncGenerator<string> {
    for (let after = "", more = true; more; ) {
      const page = await listAfter(settings, after);
      for (const key of page.keys) {
        const hash = key.slice(prefix.length);
        if (isHash(hash)) yield hash;
      }
      after = page.keys.at(-1) ?? after;
      more = page.more && page.keys.length > 0;
    }
  }

  return {
    kind: "s3",
    openStaging: () => openStaging(scratch),
    async put({ file, hash }) {
      const content = await openAsBlob(file);
      await settle(
        await askS3(settings, { method: "PUT", key: keyOf(hash), body: { content, hash } }),
        "PUT",
        200,
      );
      await fs.rm(file, { force: true });
    },
    async get(hash) {
      const response = await askS3(settings, { method: "GET", key: keyOf(hash) });
      if (response.status === 200 && response.body !== null)
        // The same class: TypeScript's library for the web and Node's describe it twice.
        return Readable.fromWeb(response.body as ReadableStream);
      await settle(response, "GET", 404);
      return null;
    },
    async has(hash) {
      const response = await askS3(settings, { method: "HEAD", key: keyOf(hash) });
      return (await settle(response, "HEAD", 200, 404)) === 200;
    },
    async remove(hash) {
      await settle(await askS3(settings, { method: "DELETE", key: keyOf(hash) }), "DELETE", 200, 204, 404);
    },
    list,
    sweepStaging: now => sweepStagings(scratch, now),
  };
}
