import { useState } from "react";
import type { AssistantOffer, ChatMessage } from "#features/assistant/assistant.schema.ts";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Notice } from "../ui/notice.tsx";
import { AnswerText } from "./answer-text.tsx";
import { SourceList } from "./source-list.tsx";
import { useAnswerStream } from "./use-answer-stream.ts";
import type { Chat } from "./use-chat.ts";

const anchorOf = ({ id }: ChatMessage): string => `source-${id}`;

/** An answer while it is written. */
function WritingAnswer({ message, onEnd }: { message: ChatMessage; onEnd(): void }) {
  const t = useT(assistantMessages);
  const { text, isLost } = useAnswerStream(message, onEnd);
  return (
    <>
      {text === "" ? (
        <p className="animate-pulse text-muted">{t("thinking")}</p>
      ) : (
        <AnswerText text={text} codes={[]} sources={message.sources.length} anchor={anchorOf(message)} />
      )}
      {isLost && <p className="text-sm text-muted">{t("lost")}</p>}
    </>
  );
}

/** What became of an answer that did not come whole, and what it cost. */
function Ending({ message }: { message: ChatMessage }) {
  const t = useT(assistantMessages);
  if (message.state === "stopped") {
    const cost = message.coins === 0 ? ` ${t("free_again")}` : "";
    return <p className="text-sm text-muted">{`${t("stopped")}${cost}`}</p>;
  }
  if (message.failure === null) return null;
  return (
    <Notice tone="warning" title={t(`failure_${message.failure}`)}>
      {message.coins === 0 ? t("free_again") : null}
    </Notice>
  );
}

function LibraryAnswer({ message }: { message: ChatMessage }) {
  const t = useT(assistantMessages);
  return (
    <>
      <Notice tone="info">{t("no_model")}</Notice>
      {message.sources.length === 0 ? (
        <p>{t("no_match")}</p>
      ) : (
        <SourceList sources={message.sources} anchor={anchorOf(message)} isOpen />
      )}
    </>
  );
}

function ModelAnswer({ message, chat }: { message: ChatMessage; chat: Chat }) {
  const t = useT(assistantMessages);
  const [showsSources, setShowsSources] = useState(true);
  if (message.state === "writing") return <WritingAnswer message={message} onEnd={chat.refresh} />;
  return (
    <>
      {message.text !== "" && (
        <AnswerText
          text={message.text}
          codes={message.codes}
          sources={message.sources.length}
          anchor={anchorOf(message)}
        />
      )}
      <Ending message={message} />
      {message.text !== "" && message.sources.length > 0 && (
        <details open={showsSources} onToggle={event => setShowsSources(event.currentTarget.open)}>
          <summary className="mb-2 w-fit cursor-pointer text-sm text-muted">{t("sources")}</summary>
          <SourceList sources={message.sources} anchor={anchorOf(message)} isOpen={false} />
        </details>
      )}
    </>
  );
}

type Props = { message: ChatMessage; chat: Chat; offer: AssistantOffer; isLast: boolean };

/** An answer: of a model, or of the library where there is none. */
export function AnswerView({ message, chat, offer, isLast }: Props) {
  const t = useT(assistantMessages);
  const isLibrary = message.model === null;
  const isDone = message.state !== "writing";
  return (
    <article className="flex flex-col gap-4">
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-xs font-semibold">
        {t(isLibrary ? "library" : "assistant")}
        {!isLibrary && (
          <bdi dir="ltr" className="font-normal text-muted">
            {message.model}
          </bdi>
        )}
        {message.coins > 0 && (
          <span className="font-normal text-muted">{t("paid", { count: message.coins })}</span>
        )}
      </h3>
      {isLibrary ? <LibraryAnswer message={message} /> : <ModelAnswer message={message} chat={chat} />}
      {isDone && !isLibrary && (
        <div className="flex flex-wrap gap-2">
          {message.text !== "" && <CopyButton text={message.text} label={t("copy_answer")} variant="ghost" />}
          {isLast && (
            <Button
              size="sm"
              variant="ghost"
              icon="retry"
              pending={chat.isSending}
              onClick={() => void chat.again(message.id)}
            >
              {offer.price === 0 ? t("again") : t("again_price", { count: offer.price })}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
