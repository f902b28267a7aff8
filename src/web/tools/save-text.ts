/** Hands a file to the browser to save. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it when the click has been worked off.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** `app.js` → `app.min.js`. */
export function withSuffix(name: string, suffix: string): string {
  const dot = name.lastIndexOf(".");
  return dot <= name.lastIndexOf("/") ? name + suffix : name.slice(0, dot) + suffix + name.slice(dot);
}

export const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

export type NamedText = { name: string; text: string };

/** Many results as one archive; a path that stands twice gets a number. */
export async function saveZip(files: readonly NamedText[], name: string): Promise<void> {
  const { strToU8, zip } = await import("fflate");
  const entries: Record<string, Uint8Array> = {};
  for (const file of files) {
    let path = file.name;
    for (let count = 2; entries[path]; count += 1) path = withSuffix(file.name, `-${count}`);
    entries[path] = strToU8(file.text);
  }
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    zip(entries, { level: 6 }, (error, data) => (error ? reject(error) : resolve(new Uint8Array(data)))),
  );
  saveBlob(new Blob([bytes], { type: "application/zip" }), name);
}
