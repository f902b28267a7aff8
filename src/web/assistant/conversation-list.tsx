import { useState } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { limits } from "#core/limits.ts";
import type { ConversationItem } from "#features/assistant/assistant.schema.ts";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useLiveSearch } from "../library/use-live-search.ts";
import { LocaleLink, useLocalePath } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Menu } from "../ui/menu.tsx";
import { toast } from "../ui/toast.ts";
import { chatAddress } from "./use-chat.ts";

type Doing = { what: "rename" | "delete"; item: ConversationItem };

function ChangeDialog({
  doing,
  onClose,
  onDeleted,
}: {
  doing: Doing;
  onClose(): void;
  onDeleted(id: string): void;
}) {
  const t = useT(assistantMessages);
  const { revalidate } = useRevalidator();
  const { item, what } = doing;
  const [title, setTitle] = useState(item.title);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const address = `/api/assistant/conversations/${item.id}`;
      await callApi(address, what === "delete" ? { method: "DELETE" } : { method: "PATCH", body: { title } });
      if (what === "delete") {
        toast.success(t("deleted"));
        onDeleted(item.id);
      }
      await revalidate();
      onClose();
    } catch (failure) {
      const known = failure instanceof ApiFailure ? failure : null;
      setError(known?.fields.title ?? (known?.message || t("failed")));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      busy={busy}
      size="sm"
      onClose={onClose}
      title={t(what === "delete" ? "delete_title" : "rename_title")}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            variant={what === "delete" ? "danger" : "primary"}
            pending={busy}
            onClick={() => void run()}
          >
            {t(what === "delete" ? "delete" : "save")}
          </Button>
        </>
      }
    >
      {what === "delete" ? (
        <p>{error ?? t("delete_text")}</p>
      ) : (
        <TextField
          label={t("title")}
          value={title}
          dir="auto"
          error={error}
          maxLength={limits.assistant.titleMax}
          onChange={event => setTitle(event.target.value)}
        />
      )}
    </Dialog>
  );
}

/** The search stands in the address; the list follows the typing. */
function SearchField({ q }: { q: string }) {
  const t = useT(assistantMessages);
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const [search] = useSearchParams();
  const { text, onChange } = useLiveSearch(q, asked => {
    const next = new URLSearchParams(search);
    if (asked === "") next.delete("q");
    else next.set("q", asked);
    void navigate(localPath(chatAddress(next, next.get("c"))), { replace: true, preventScrollReset: true });
  });
  return (
    <TextField
      type="search"
      label={t("search")}
      value={text}
      maxLength={limits.library.queryMax}
      onChange={onChange}
    />
  );
}

type Props = { list: readonly ConversationItem[]; current: string | null; q: string };

/** One's conversations: to find, to open, to rename and to delete. */
export function ConversationList({ list, current, q }: Props) {
  const t = useT(assistantMessages);
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const [search] = useSearchParams();
  const [doing, setDoing] = useState<Doing | null>(null);
  const leave = (id: string) => {
    if (id === current) void navigate(localPath(chatAddress(search, null)), { replace: true });
  };
  return (
    <nav aria-label={t("conversations")} className="flex flex-col gap-4">
      <LinkButton to={chatAddress(search, null)} icon="plus">
        {t("new_conversation")}
      </LinkButton>
      <SearchField q={q} />
      {list.length === 0 && (
        <p className="text-sm text-muted">{t(q === "" ? "no_conversations" : "none_found")}</p>
      )}
      <ul className="flex flex-col">
        {list.map(item => (
          <li
            key={item.id}
            className={classNames(
              "flex items-center rounded-lg hover:bg-raised",
              item.id === current && "bg-accent-soft",
            )}
          >
            <LocaleLink
              to={chatAddress(search, item.id)}
              aria-current={item.id === current ? "page" : undefined}
              className="flex min-h-11 min-w-0 flex-1 items-center ps-3"
            >
              <bdi className="truncate">{item.title}</bdi>
            </LocaleLink>
            <Menu
              size="sm"
              label={t("actions_of", { title: item.title })}
              groups={[
                [
                  {
                    id: "rename",
                    label: t("rename"),
                    icon: "edit",
                    onSelect: () => setDoing({ what: "rename", item }),
                  },
                  {
                    ...{ id: "delete", label: t("delete"), icon: "trash", danger: true },
                    onSelect: () => setDoing({ what: "delete", item }),
                  },
                ],
              ]}
            />
          </li>
        ))}
      </ul>
      {doing && (
        <ChangeDialog key={doing.item.id} doing={doing} onClose={() => setDoing(null)} onDeleted={leave} />
      )}
    </nav>
  );
}
