import { type KeyboardEvent, useState } from "react";
import { limits } from "#core/limits.ts";
import type { AssistantOffer, Attached } from "#features/assistant/assistant.schema.ts";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button, IconButton, LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { AttachmentDialog } from "./attachment-dialog.tsx";
import type { Chat } from "./use-chat.ts";

type Props = {
  chat: Chat;
  offer: AssistantOffer;
  /** The answer that is being written; another question waits for its end. */
  writing: string | null;
};

function Chips({ items, onRemove }: { items: readonly Attached[]; onRemove(id: string): void }) {
  const t = useT(assistantMessages);
  const language = useLanguage();
  return (
    <ul aria-label={t("attached")} className="flex flex-wrap gap-2">
      {items.map(({ kind, id, title }) => (
        <li
          key={`${kind}-${id}`}
          className="inline-flex items-center gap-1.5 rounded-full border border-line ps-3 text-sm"
        >
          <Icon name={kind === "code" ? "code" : "folder"} size={16} />
          <bdi className="max-w-48 truncate">{title[language]}</bdi>
          <IconButton
            icon="close"
            size="sm"
            label={t("remove", { title: title[language] })}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}

function Price({ offer }: { offer: AssistantOffer }) {
  const t = useT(assistantMessages);
  if (offer.price === 0) return <p className="text-sm text-muted">{t("costs_nothing")}</p>;
  const isShort = offer.balance < offer.price;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {t("balance", { count: offer.balance })}
      {isShort && (
        <>
          <span className="text-offline">{t("too_few")}</span>
          <LinkButton to="/coins" size="sm" icon="coin">
            {t("get_coins")}
          </LinkButton>
        </>
      )}
    </p>
  );
}

/** Where one asks. What was typed stays until it was taken. */
export function Composer({ chat, offer, writing }: Props) {
  const t = useT(assistantMessages);
  const [text, setText] = useState("");
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const submit = async () => {
    if (chat.isSending || writing !== null || text.trim() === "") return;
    if (!(await chat.ask(text, attached))) return;
    setText("");
    setAttached([]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  const choose = (item: Attached) => {
    setAttached(before => (before.some(one => one.id === item.id) ? before : [...before, item]));
    setChoosing(false);
  };
  return (
    <form
      className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4"
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      {attached.length > 0 && (
        <Chips items={attached} onRemove={id => setAttached(before => before.filter(one => one.id !== id))} />
      )}
      <TextArea
        label={t("ask")}
        hint={t("ask_hint")}
        error={chat.error}
        placeholder={t("ask_placeholder")}
        rows={2}
        value={text}
        maxLength={limits.assistant.textMax}
        onChange={event => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          icon="plus"
          disabled={attached.length >= limits.assistant.attachmentsMax}
          onClick={() => setChoosing(true)}
        >
          {t("attach")}
        </Button>
        <Price offer={offer} />
        {writing === null ? (
          <Button
            type="submit"
            variant="primary"
            icon="arrowEnd"
            className="ms-auto"
            pending={chat.isSending}
          >
            {offer.price === 0 ? t("send") : t("send_price", { count: offer.price })}
          </Button>
        ) : (
          <Button icon="pause" className="ms-auto" onClick={() => void chat.stop(writing)}>
            {t("stop")}
          </Button>
        )}
      </div>
      {isChoosing && <AttachmentDialog onChoose={choose} onClose={() => setChoosing(false)} />}
    </form>
  );
}
