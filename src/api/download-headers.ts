/** For files that users or staff wrote: they run nothing and load nothing, whatever a browser takes them for. */
export const rawPolicy = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** RFC 6266: a plain name for old programs and the exact one beside it. */
export function attachment(name: string, kind: "attachment" | "inline" = "attachment"): string {
  const plain = name.replace(/[^\w.+-]/g, "_");
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
