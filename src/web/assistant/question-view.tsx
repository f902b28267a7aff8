import { useState } from "react";
import { limits } from "#core/limits.ts";
import type { AssistantOffer, ChatMessage } from "#features/assistant/assistant.schema.ts";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import { LocaleLink } from "../locale-link.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { TextArea } from "../ui/text-area.tsx";
import type { Chat } from "./use-chat.ts";

type Props = { message: ChatMessage; chat: Chat; offer: AssistantOffer; canEdit: boolean };

function EditForm({ message, chat, offer, onDone }: Omit<Props, "canEdit"> & { onDone(): void }) {
  const t = useT(assistantMessages);
  const [text, setText] = useState(message.text);
  const submit = async () => {
    if (await chat.edit(message.id, text)) onDone();
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={event => {
        event.preventDefault();
        if (!chat.isSending && text.trim() !== "") void submit();
      }}
    >
      <TextArea
        label={t("ask")}
        value={text}
        maxLength={limits.assistant.textMax}
        onChange={event => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" pending={chat.isSending}>
          {offer.price === 0 ? t("send") : t("send_price", { count: offer.price })}
        </Button>
        <Button size="sm" onClick={onDone}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** What somebody asked, with what they attached. */
export function QuestionView({ message, chat, offer, canEdit }: Props) {
  const t = useT(assistantMessages);
  const language = useLanguage();
  const [isEditing, setEditing] = useState(false);
  if (isEditing)
    return <EditForm message={message} chat={chat} offer={offer} onDone={() => setEditing(false)} />;
  return (
    <div className="flex max-w-[min(100%,40rem)] flex-col gap-2 self-end">
      <h3 className="sr-only">{t("you")}</h3>
      <p
        dir="auto"
        className="rounded-xl border border-accent/30 bg-accent-soft px-4 py-3 break-words whitespace-pre-line"
      >
        {message.text}
      </p>
      {message.attachments.length > 0 && (
        <ul aria-label={t("attached")} className="flex flex-wrap gap-2">
          {message.attachments.map(({ kind, id, title, path }) => (
            <li key={`${kind}-${id}`}>
              <LocaleLink
                to={path}
                className="inline-flex items-center gap-1.5 rounded-full border border-line px-3 py-1 text-sm"
              >
                <Icon name={kind === "code" ? "code" : "folder"} size={16} />
                <bdi>{title[language]}</bdi>
              </LocaleLink>
            </li>
          ))}
        </ul>
      )}
      {canEdit && (
        <Button size="sm" variant="ghost" icon="edit" className="self-end" onClick={() => setEditing(true)}>
          {t("edit")}
        </Button>
      )}
    </div>
  );
}
