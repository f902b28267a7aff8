import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { type Ctx, parseInput, type Services } from "../context/index.ts";
import { assertPlanOpens } from "./code-access.ts";
import { type CodePreview, PreviewRequest } from "./codes.schema.ts";
import { findCode, getCode } from "./find-code.ts";
import { inlinePreview } from "./inline-preview.ts";
import { previewBridge } from "./preview-bridge.ts";
import { newTicketTimes, readPreviewToken, writePreviewToken } from "./preview-token.ts";
import { scanTags } from "./scan-tags.ts";
import { readVersionFiles } from "./version-files.ts";

/** Below the origin of previews; below our own where there is no other origin. */
export const previewPath = "/preview";

/**
 * An address that runs a code for some minutes. Everybody may see a free code run; one that needs a plan runs for
 * those whose plan opens it.
 */
export async function createPreview(ctx: Ctx, { id, ...input }: { id: string }): Promise<CodePreview> {
  const request = parseInput(PreviewRequest, input);
  const code = await getCode(ctx.db, id);
  await assertPlanOpens(ctx, code);
  const version = request.version ?? code.version;
  const files = await readVersionFiles(ctx.db, id, version);
  if (code.preview === null || !files.has(code.preview)) throw new AppError("not_found");
  const times = newTicketTimes(ctx.now);
  const token = writePreviewToken(ctx.keys, { id, version, direction: request.direction, ...times });
  return {
    url: `${ctx.env.PREVIEW_ORIGIN ?? ""}${previewPath}/${token}`,
    nonce: times.nonce,
    expiresAt: times.expiresAt.toISOString(),
  };
}

/** Before everything that the page does; behind its doctype, without which it would be shown as pages of 1998 are. */
function withBridge(html: string, bridge: string): string {
  const head = [...scanTags(html)].find(tag => tag.name === "head");
  const place = head?.end ?? /^\s*<!doctype[^>]*>/i.exec(html)?.[0].length ?? 0;
  return html.slice(0, place) + bridge + html.slice(place);
}

/** The page behind a signed address: one HTML text that needs nothing else. Null when the address opens nothing. */
export async function openPreview(
  { db, env, keys, now }: Pick<Services, "db" | "env" | "keys"> & { now: Date },
  token: string,
): Promise<string | null> {
  const ticket = readPreviewToken(keys, token, now);
  const code = ticket === null ? null : await findCode(db, ticket.id);
  if (ticket === null || code === null || code.preview === null) return null;
  const files = await readVersionFiles(db, code.id, ticket.version);
  if (!files.has(code.preview)) return null;
  const html = inlinePreview({
    files,
    entry: code.preview,
    ...(ticket.direction !== "auto" && { direction: ticket.direction }),
    maxCharacters: limits.code.previewMaxCharacters,
  });
  return withBridge(html, previewBridge({ nonce: ticket.nonce, origin: new URL(env.PUBLIC_URL).origin }));
}
