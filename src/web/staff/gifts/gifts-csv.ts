import type { MadeGifts } from "#features/gifts/gifts.schema.ts";

const header = ["code", "plan", "months", "expires_at", "id"];

/** The codes as a table for spreadsheets: only letters, digits and dashes stand in it, so nothing needs quotes. */
export const giftsCsv = ({ codes, plan, months, expiresAt }: MadeGifts): string =>
  [header, ...codes.map(({ id, code }) => [code, plan, String(months), expiresAt, id])]
    .map(cells => `${cells.join(",")}\r\n`)
    .join("");

/** Hands a text to the browser to save. */
export function saveText(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it when the click has been worked off.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
