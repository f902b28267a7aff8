import { randomBytes } from "node:crypto";

export type Content = { path: string; text: string };

/** Files that look like code to whoever packs and searches them: words and numbers, none like another. */
export function makeContents(count: number, sizeBytes: number): Content[] {
  return Array.from({ length: count }, (_, number) => {
    const lines: string[] = [];
    for (let size = 0; size < sizeBytes; ) {
      const line = `export const v${lines.length} = "${randomBytes(24).toString("hex")}"; // ${number}\n`;
      lines.push(line);
      size += line.length;
    }
    const folder = `src/part-${number % 12}`;
    return { path: `${folder}/file-${number}.js`, text: lines.join("").slice(0, sizeBytes) };
  });
}

/** The form of a new project, or with `fields` of a save. */
export function formOf(contents: readonly Content[], fields?: Record<string, string>): FormData {
  const form = new FormData();
  const all = fields ?? {
    projectName: "Measured",
    description: "A project of the benchmark.",
    tags: "[]",
    isPrivate: "false",
    agreedTerms: "true",
    affirmedRights: "true",
    adult: "true",
  };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  form.append("pathsJson", JSON.stringify(contents.map(({ path }) => path)));
  for (const { path, text } of contents) form.append("files", new Blob([text]), path.split("/").at(-1));
  return form;
}

type Sending = { url: string; cookie: string; method: "POST" | "PUT"; path: string };

/** Sends a form as a page of ours would. */
export function sendForm({ url, cookie, method, path }: Sending, body: FormData): Promise<Response> {
  return fetch(`${url}${path}`, { method, body, headers: { cookie, origin: url } });
}
