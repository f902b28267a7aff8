import { useEffect, useRef } from "react";
import type { SupportMessage } from "#features/support/support.schema.ts";
import { supportMessages } from "#i18n/messages/support.ts";
import { callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { classNames } from "../ui/class-names.ts";
import { RelativeTime } from "../ui/time.tsx";

type Props = { messages: readonly SupportMessage[]; side: "user" | "staff"; now: string };

/** Who wrote, as the reader knows them: staff are one to a user, and have names among themselves. */
function Writer({ message, side }: { message: SupportMessage; side: Props["side"] }) {
  const t = useT(supportMessages);
  if (side === "user") return message.fromStaff ? t("staff_name") : t("you");
  return <bdi>{message.author ?? t("staff_name")}</bdi>;
}

/** A conversation from its beginning. What the reader's own side wrote stands at the end of the line. */
export function MessageList({ messages, side, now }: Props) {
  const t = useT(supportMessages);
  return (
    <ol aria-label={t("messages_label")} className="flex flex-col gap-4">
      {messages.map(message => {
        const isOwn = message.fromStaff === (side === "staff");
        return (
          <li
            key={message.id}
            className={classNames(
              "flex max-w-[min(100%,36rem)] flex-col gap-1.5 wrap-anywhere",
              isOwn && "self-end",
            )}
          >
            <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
              <span className="font-semibold text-text">
                <Writer message={message} side={side} />
              </span>
              <RelativeTime at={message.createdAt} now={now} />
            </p>
            <p
              dir="auto"
              className={classNames(
                "rounded-xl border px-4 py-3 text-sm whitespace-pre-line",
                isOwn ? "border-accent/30 bg-accent-soft" : "border-line bg-surface",
              )}
            >
              {message.text}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Tells the server once per message on the screen that it was seen; loading a page ahead tells nothing. */
export function useSeen(address: string, isUnread: boolean, lastAt: string, onSeen?: () => void): void {
  const told = useRef("");
  useEffect(() => {
    if (!isUnread || told.current === lastAt) return;
    told.current = lastAt;
    callApi(address, { method: "POST" }).then(onSeen, () => {
      told.current = "";
    });
  }, [address, isUnread, lastAt, onSeen]);
}
