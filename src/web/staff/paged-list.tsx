import type { ReactNode } from "react";
import { Card, EmptyState } from "../ui/card.tsx";
import type { IconName } from "../ui/icon.tsx";
import { Pagination } from "../ui/pagination.tsx";

type Props<Item> = {
  page: { items: Item[]; page: number; pages: number };
  /** How many there are in all, in words. */
  found?: string;
  empty: { icon: IconName; title: string; text: string };
  /** The address of a page, without language prefix. */
  toPage(page: number): string;
  children(item: Item): ReactNode;
};

/**
 * A page of rows between how many there are and the way to the others; or that there is none. Rows show what people
 * wrote: a word of any length breaks in all of them.
 */
export function PagedList<Item>({ page, found, empty, toPage, children }: Props<Item>) {
  if (page.items.length === 0)
    return (
      <EmptyState icon={empty.icon} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-3">
      {found !== undefined && <p className="text-sm text-muted">{found}</p>}
      <Card padded={false}>
        <ul className="divide-y divide-line wrap-anywhere">{page.items.map(children)}</ul>
      </Card>
      <Pagination current={page.page} total={page.pages} toPage={toPage} />
    </div>
  );
}
