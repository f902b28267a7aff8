import type { Language } from "#core/vocabulary.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/message.ts";
import { ownDataMessages } from "#i18n/messages/own-data.ts";
import { writeOwnAct } from "../audit/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { conversationEntries, libraryEntries } from "./own-data/conversations.ts";
import { billingEntries, coinEntriesOf } from "./own-data/money.ts";
import { monitorEntries } from "./own-data/monitors.ts";
import { packZip, type ZipEntry } from "./own-data/pack-zip.ts";
import { personEntries } from "./own-data/person.ts";
import { projectEntries } from "./own-data/projects.ts";

export type OwnDataZip = { fileName: string; content: AsyncGenerator<Uint8Array> };

const readmeLines = [
  "profile",
  "settings",
  "sessions",
  "consents",
  "plan",
  "monitors",
  "projects",
  "favorites",
  "reports",
  "coins",
  "gifts",
  "billing",
  "notices",
  "support",
  "assistant",
  "contact",
  "log",
] as const;

async function* readme(ctx: Ctx, language: Language): AsyncGenerator<string> {
  const t = translator(ownDataMessages, language);
  yield `${t("title")}\n\n`;
  yield `${t("made", { date: formatDateTime(language, ctx.now) })}\n\n`;
  for (const line of readmeLines) yield `- ${t(line)}\n`;
  yield `\n${t("left_out")}\n`;
}

async function* entriesOf(ctx: Ctx & { userId: string }, language: Language): AsyncGenerator<ZipEntry> {
  yield { path: "README.txt", pieces: readme(ctx, language) };
  yield* personEntries(ctx);
  yield* monitorEntries(ctx);
  yield* projectEntries(ctx);
  yield* libraryEntries(ctx);
  yield* coinEntriesOf(ctx);
  yield* billingEntries(ctx, language);
  yield* conversationEntries(ctx);
}

/**
 * Everything that is kept of the asking user, as a zip that is made while it is read. Nothing of anybody else is in it
 * and no secret: tokens are left out, webhook addresses masked.
 */
export async function exportOwnData(ctx: Ctx, language: Language): Promise<OwnDataZip> {
  const userId = assertUser(ctx);
  await writeOwnAct(ctx.db, { userId, action: "account.export", now: ctx.now });
  const content = packZip(entriesOf({ ...ctx, userId }, language), ctx.now);
  return { fileName: `ra3d-${ctx.now.toISOString().slice(0, 10)}.zip`, content };
}
