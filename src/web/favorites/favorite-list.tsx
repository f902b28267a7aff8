import { useState } from "react";
import type { LibraryKind } from "#core/vocabulary.ts";
import type { FavoriteItem, FavoriteList } from "#features/favorites/favorites.schema.ts";
import { favoriteMessages } from "#i18n/messages/favorites.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { hasRoute } from "../route-table.ts";
import { Rich, useT } from "../translation.tsx";
import { Button, IconButton, LinkButton } from "../ui/button.tsx";
import { Card, EmptyState } from "../ui/card.tsx";
import { Notice } from "../ui/notice.tsx";
import { RelativeTime } from "../ui/time.tsx";
import { toast } from "../ui/toast.ts";

type Props = { kind: LibraryKind; list: FavoriteList["codes"]; now: string };

const addressOf = (item: FavoriteItem) => `/api/favorites/${item.kind}/${encodeURIComponent(item.itemId)}`;

type RowProps = { item: FavoriteItem; now: string; onChange(by: 1 | -1): void };

/** A kept item; once removed, its place says so and takes it back until one leaves the page. */
function Row({ item, now, onChange }: RowProps) {
  const t = useT(favoriteMessages);
  const [removed, setRemoved] = useState(false);
  async function send(remove: boolean): Promise<void> {
    setRemoved(remove);
    onChange(remove ? -1 : 1);
    try {
      await callApi(addressOf(item), { method: remove ? "DELETE" : "PUT" });
      if (remove) toast.success(t("deleted_toast"));
    } catch (error) {
      setRemoved(!remove);
      onChange(remove ? 1 : -1);
      const isLimit = error instanceof ApiFailure && error.code === "favorite_limit_reached";
      toast.error(isLimit ? error.message : t(remove ? "delete_failed" : "add_failed"));
    }
  }
  const { title } = item;
  if (removed) {
    return (
      <li className="flex min-h-16 items-center justify-between gap-4 px-5 py-3 text-muted sm:px-6">
        <p className="min-w-0 text-sm">
          <Rich catalogue={favoriteMessages} id="removed" parts={{ title: <bdi>{title}</bdi> }} />
        </p>
        {!item.gone && (
          <Button size="sm" icon="retry" onClick={() => void send(false)}>
            {t("undo")}
          </Button>
        )}
      </li>
    );
  }
  return (
    <li className="flex min-h-16 items-center gap-3 px-5 py-3 sm:px-6">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate font-semibold">
          {title}
        </p>
        <p className="text-xs text-muted">
          {item.gone ? (
            t("gone")
          ) : (
            <Rich
              catalogue={favoriteMessages}
              id="added_at"
              parts={{ time: <RelativeTime at={item.addedAt} now={now} /> }}
            />
          )}
        </p>
      </div>
      {item.path !== null && (
        <LinkButton to={item.path} size="sm" icon="eye" aria-label={t("view_label", { title })}>
          {t("view")}
        </LinkButton>
      )}
      <IconButton
        icon="trash"
        size="sm"
        label={t("delete_label", { title })}
        onClick={() => void send(true)}
      />
    </li>
  );
}

const places = { code: "/codes/djs", project: "/projects" } as const;

function Empty({ kind }: { kind: LibraryKind }) {
  const t = useT(favoriteMessages);
  const isCode = kind === "code";
  const to = places[kind];
  return (
    <EmptyState
      icon="heart"
      title={t(isCode ? "empty_codes_title" : "empty_projects_title")}
      action={
        hasRoute(to) && (
          <LinkButton to={to} variant={isCode ? "primary" : "secondary"} icon="search">
            {t(isCode ? "empty_codes_action" : "empty_projects_action")}
          </LinkButton>
        )
      }
    >
      {t(isCode ? "empty_codes_text" : "empty_projects_text")}
    </EmptyState>
  );
}

/** One of the two lists with its count. */
export function FavoriteSection({ kind, list, now }: Props) {
  const t = useT(favoriteMessages);
  const [count, setCount] = useState(list.count);
  const { max, items } = list;
  return (
    <section className="flex flex-col gap-4">
      <header className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{t(kind === "code" ? "codes" : "projects")}</h2>
        <p className="text-sm text-muted" aria-live="polite">
          {max === null ? t("count", { count }) : t("count_of", { count, max })}
        </p>
      </header>
      {max !== null && count > max && <Notice tone="warning">{t("over", { max })}</Notice>}
      {items.length === 0 ? (
        <Empty kind={kind} />
      ) : (
        <Card padded={false}>
          <ul className="divide-y divide-line">
            {items.map(item => (
              <Row key={item.itemId} item={item} now={now} onChange={by => setCount(before => before + by)} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
