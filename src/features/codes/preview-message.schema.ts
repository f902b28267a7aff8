/** What a running preview tells the page around it. Hand-checked: it comes from code that is not ours. */
export const previewSource = "ra3d-preview";

/** Which way a preview shows its page. */
export const previewDirections = ["auto", "ltr", "rtl"] as const;

export const previewLevels = ["debug", "log", "info", "warn", "error"] as const;
export type PreviewLevel = (typeof previewLevels)[number];

export type PreviewMessage =
  | { kind: "alive" }
  | { kind: "console"; level: PreviewLevel; text: string }
  | { kind: "refused"; directive: string; address: string };

const textOf = (value: unknown, max: number): string | null =>
  typeof value === "string" ? value.slice(0, max) : null;

/** The message of the run with this nonce; null for everything else that arrives. */
export function parsePreviewMessage(data: unknown, nonce: string): PreviewMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const message = data as Record<string, unknown>;
  if (message.source !== previewSource || message.nonce !== nonce) return null;
  if (message.kind === "alive") return { kind: "alive" };
  if (message.kind === "console") {
    const level = previewLevels.find(one => one === message.level);
    const text = textOf(message.text, 2_000);
    return level === undefined || text === null ? null : { kind: "console", level, text };
  }
  if (message.kind === "refused") {
    const directive = textOf(message.directive, 60);
    const address = textOf(message.address, 200);
    return directive === null || address === null ? null : { kind: "refused", directive, address };
  }
  return null;
}
