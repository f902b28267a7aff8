/** Hands something made on this page to the browser to save. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it when the click has been worked off.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
