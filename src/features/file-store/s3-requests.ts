import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { limits } from "#core/limits.ts";

/** Where a bucket is and who may use it. Buckets are named in the path, which every S3-compatible server knows. */
export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type S3Request = {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Object key; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  /** A content and its SHA-256: the server refuses what arrives otherwise. */
  body?: { content: Blob; hash: string };
};

/** What an S3 server answered other than was hoped for. Its text may name keys, so only the status is told. */
export class S3Error extends Error {
  readonly status: number;
  constructor(method: string, status: number) {
    super(`The S3 server answered ${method} with ${status}.`);
    this.name = "S3Error";
    this.status = status;
  }
}

const emptyHash = createHash("sha256").digest("hex");
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

async function send(settings: S3Settings, { method, key, query, body }: S3Request): Promise<Response> {
  const url = new URL(`${settings.endpoint}/${settings.bucket}${key === "" ? "" : `/${key}`}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const signed = await new AwsV4Signer({
    method,
    url: url.href,
    headers: { "x-amz-content-sha256": body?.hash ?? emptyHash },
    service: "s3",
    region: settings.region,
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
  }).sign();
  // The limit holds until the head of the answer is there; how long its body takes depends on who reads it.
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new Error("The S3 server is silent.")),
    limits.fileStore.s3TimeoutMs,
  );
  try {
    return await fetch(signed.url, {
      method,
      headers: signed.headers,
      signal: limit.signal,
      ...(body && { body: body.content }),
    });
  } finally {
    clearTimeout(timer);
  }
}

const isPassing = (response: Response) => response.status === 429 || response.status >= 500;

/** Asks the server, again when it fails for the moment. Every request of ours may be made twice. */
export async function askS3(settings: S3Settings, request: S3Request): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt >= limits.fileStore.s3Tries;
    const response = await send(settings, request).catch((error: unknown) => {
      if (isLast) throw error;
      return null;
    });
    if (response !== null && (isLast || !isPassing(response))) return response;
    await response?.body?.cancel();
    await wait(limits.fileStore.s3RetryMs * 2 ** (attempt - 1));
  }
}
