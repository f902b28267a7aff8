import { limits } from "#core/limits.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { listLibraryItems } from "../library/index.ts";
import { listOwnProjects } from "../projects/index.ts";
import { searchLibrary } from "../search/index.ts";
import type { Attached, AttachmentChoices } from "./assistant.schema.ts";

/** What can be attached to a question: the asking user's own projects, and what a search finds in the library. */
export async function listAttachmentChoices(
  ctx: Ctx,
  { q = "" }: { q?: string },
): Promise<AttachmentChoices> {
  assertUser(ctx);
  const query = q.trim().slice(0, limits.library.queryMax);
  const { hits } = await searchLibrary(ctx, { q: query, suggest: query !== "" });
  const items = await listLibraryItems(
    ctx,
    hits.slice(0, limits.library.suggestionsMax).map(({ kind, id }) => ({ kind, itemId: id })),
  );
  const own: Attached[] = (await listOwnProjects(ctx)).items
    .filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
    .slice(0, limits.library.suggestionsMax)
    .map(({ id, name, codename }) => ({
      kind: "project",
      id,
      title: { en: name, ar: name },
      path: `/project/${codename}`,
    }));
  const found = hits.flatMap(({ kind, id }): Attached[] => {
    const item = items.find(one => one.kind === kind && one.id === id);
    return item && !own.some(one => one.id === id) ? [{ kind, id, title: item.title, path: item.path }] : [];
  });
  return { items: [...own, ...found] };
}
