import * as path from "node:path";
import type { Env } from "#core/env.ts";
import { createDiskStore } from "./disk-store.ts";
import type { FileStore } from "./file-store.ts";
import { createS3Store } from "./s3-store.ts";

/** The store that the settings name: an S3 bucket, or the folder `files` of DATA_DIR. */
export function openFileStore(env: Env): FileStore {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    return createDiskStore(path.join(env.DATA_DIR, "files"));
  const settings = { endpoint, region: env.S3_REGION, bucket, accessKeyId, secretAccessKey };
  return createS3Store(settings, path.join(env.DATA_DIR, "staging"));
}
