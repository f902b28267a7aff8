import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { inlinePreview } from "#features/codes/inline-preview.ts";
import { type CodeFolder, listCodeFolders, readCodeJson } from "./code-folders.ts";

/** What the product sends with every preview. */
export const previewPolicy =
  "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; connect-src 'none'";

export type WebCode = CodeFolder & { preview: string | null; entry: string; video: string | null };

export const listWebCodes = (): WebCode[] =>
  listCodeFolders().flatMap(folder => {
    if (!existsSync(join(folder.path, "code.json"))) return [];
    // Another test proves that every code.json has this shape.
    const code = readCodeJson(folder) as { kind: string } & Pick<WebCode, "preview" | "entry" | "video">;
    if (code.kind !== "web") return [];
    return [{ ...folder, preview: code.preview, entry: code.entry, video: code.video }];
  });

export function readCodeFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(path, "utf8")];
    }),
  );
}

const frame = (address: string) => `<!doctype html><html lang="en"><title>Preview</title>
<style>body { margin: 0 } iframe { display: block; inline-size: 100%; block-size: 100vh; border: 0 }</style>
<iframe title="Preview" sandbox="allow-scripts" src="${address}"></iframe>`;

/** `/<code>/ltr` is a page with the code's preview in a sandboxed frame, `/<code>/ltr/page` the preview itself. */
export async function servePreviews(codes: readonly WebCode[]): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const [, name, direction, part] = (request.url ?? "").split("/");
    const code = codes.find(each => each.name === name);
    if (code?.preview == null || (direction !== "ltr" && direction !== "rtl")) {
      response.writeHead(204).end();
      return;
    }
    const policy = part === "page" ? { "content-security-policy": previewPolicy } : {};
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...policy });
    const files = readCodeFiles(join(code.path, "files"));
    response.end(
      part === "page"
        ? inlinePreview({ files, entry: code.preview, direction, maxCharacters: 1_000_000 })
        : frame(`/${name}/${direction}/page`),
    );
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  // It listens on a host and port, so its address is of this kind.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
