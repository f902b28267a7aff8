import { replaceSecrets, type Secret, scanSecrets } from "#secret-scan";

/** Looks for secrets beside the page, so that 20 MB of files do not stop it. */
export type SecretsRequest =
  | { id: number; kind: "scan"; path: string; file: File }
  | { id: number; kind: "replace"; path: string; file: File };
export type SecretsAnswer = { id: number; secrets: Secret[]; text: string | null };

const isText = (bytes: Uint8Array): boolean => !bytes.subarray(0, 8_000).includes(0);

self.addEventListener("message", async ({ data }: MessageEvent<SecretsRequest>) => {
  // A file that is gone since it was chosen holds nothing to find; that it cannot be sent is said when it is.
  const bytes = new Uint8Array(await data.file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const text = isText(bytes) ? new TextDecoder().decode(bytes) : "";
  const secrets = scanSecrets(data.path, text);
  const answer: SecretsAnswer = {
    id: data.id,
    secrets,
    text: data.kind === "replace" ? replaceSecrets(text, secrets) : null,
  };
  self.postMessage(answer);
});
