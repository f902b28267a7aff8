import type { LoaderFunctionArgs } from "react-router";
import { isAboutProject } from "#core/notice-path.ts";
import { listOwnModeration } from "#features/moderation/index.ts";
import type { OwnModeration } from "#features/moderation/moderation.schema.ts";
import { listNotices } from "#features/notices/index.ts";
import type { NoticeItem } from "#features/notices/notices.schema.ts";
import { privatePage } from "../page-context.server.ts";

/** `items` is null for visitors. */
export type NoticesData = { items: NoticeItem[] | null; moderation: OwnModeration[]; now: string };

export async function loader({ context }: LoaderFunctionArgs): Promise<NoticesData> {
  const ctx = await privatePage(context);
  const now = ctx.now.toISOString();
  if (ctx.actor.kind !== "user") return { items: null, moderation: [], now };
  const { items } = await listNotices(ctx);
  const about = items.filter(item => isAboutProject(item.kind)).map(item => item.subjectId);
  return { items, moderation: await listOwnModeration(ctx, about), now };
}
