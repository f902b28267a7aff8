import { useEffect, useRef } from "react";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import type { AssistantData } from "../routes/ra3dai.server.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { AnswerView } from "./answer-view.tsx";
import { Composer } from "./composer.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { QuestionView } from "./question-view.tsx";
import { type Chat, useChat } from "./use-chat.ts";

type Data = Extract<AssistantData, { kind: "user" }>;
const examples = ["example_1", "example_2", "example_3", "example_4"] as const;

function Empty({ chat }: { chat: Chat }) {
  const t = useT(assistantMessages);
  return (
    <EmptyState
      icon="sparkle"
      title={t("empty_title")}
      action={
        <ul className="flex max-w-xl flex-wrap justify-center gap-2">
          {examples.map(id => (
            <li key={id}>
              <Button size="sm" disabled={chat.isSending} onClick={() => void chat.ask(t(id), [])}>
                {t(id)}
              </Button>
            </li>
          ))}
        </ul>
      }
    >
      {t("empty_text")}
    </EmptyState>
  );
}

function Messages({ data, chat }: { data: Data; chat: Chat }) {
  const t = useT(assistantMessages);
  const messages = data.conversation?.messages ?? [];
  const last = messages.at(-1)?.id;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: "nearest" });
  }, [last]);
  const isWriting = messages.some(({ state }) => state === "writing");
  return (
    <div
      role="log"
      aria-label={t("log")}
      aria-live="polite"
      aria-busy={isWriting}
      className="flex flex-col gap-8"
    >
      {messages.map(message =>
        message.role === "user" ? (
          <QuestionView
            key={message.id}
            message={message}
            chat={chat}
            offer={data.offer}
            canEdit={!isWriting}
          />
        ) : (
          <AnswerView
            key={message.id}
            message={message}
            chat={chat}
            offer={data.offer}
            isLast={message.id === last}
          />
        ),
      )}
      <div ref={end} />
    </div>
  );
}

/** The conversations at one side, the open one beside them; on a phone the list folds above it. */
export function AssistantPage({ data }: { data: Data }) {
  const t = useT(assistantMessages);
  const { offer, conversation, list, q } = data;
  const chat = useChat({ conversationId: conversation?.id ?? null, price: offer.price });
  const writing = conversation?.messages.find(({ state }) => state === "writing")?.id ?? null;
  const conversations = <ConversationList list={list} current={conversation?.id ?? null} q={q} />;
  return (
    <div className="page flex flex-col gap-6 py-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
      <aside className="hidden lg:block">
        <div className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto p-1">{conversations}</div>
      </aside>
      <div className="flex min-w-0 flex-col gap-6">
        <header className="flex flex-col gap-3">
          <h1 className="text-2xl">
            {conversation === null ? t("heading") : <bdi>{conversation.title}</bdi>}
          </h1>
          <details className="rounded-xl border border-line lg:hidden">
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4">
              <Icon name="menu" size={18} />
              {t("conversations")}
            </summary>
            <div className="border-t border-line p-4">{conversations}</div>
          </details>
          {!offer.hasModel && conversation === null && <Notice tone="info">{t("no_model")}</Notice>}
        </header>
        {conversation === null ? <Empty chat={chat} /> : <Messages data={data} chat={chat} />}
        <div className="sticky bottom-3">
          <Composer key={conversation?.id ?? "new"} chat={chat} offer={offer} writing={writing} />
        </div>
      </div>
    </div>
  );
}
