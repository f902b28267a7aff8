import { useRevalidator } from "react-router";
import { type ContactState, contactStates } from "#core/vocabulary.ts";
import type { ContactItem, ContactPage } from "#features/contact/contact.schema.ts";
import { contactMessages } from "#i18n/messages/contact.ts";
import { callApi } from "../../api-client.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, EmptyState } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Time } from "../../ui/time.tsx";
import { listAddress } from "../list-address.ts";
import { useStaffAction } from "../use-staff-action.ts";

const addressOf = (state: ContactState, page = 1) =>
  listAddress("/staff/contact", new URLSearchParams(), { state: state === "open" ? "" : state, page });

function Message({ item }: { item: ContactItem }) {
  const t = useT(contactMessages);
  const { revalidate } = useRevalidator();
  const { act, busy, failure } = useStaffAction(
    () => callApi(`/api/staff/contact/${item.id}/done`, { method: "POST" }),
    revalidate,
  );
  return (
    <li>
      <Card className="flex flex-col gap-3">
        <h2 className="text-base">{t(`topic_${item.topic}`)}</h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <a href={`mailto:${item.replyTo}`} className="underline">
            <bdi dir="ltr">{item.replyTo}</bdi>
          </a>
          <bdi>{item.user === null ? t("visitor") : (item.user.name ?? item.user.id)}</bdi>
          <Time at={item.createdAt} />
        </p>
        <p dir="auto" className="whitespace-pre-wrap">
          {item.text}
        </p>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        {item.doneAt === null && (
          <Button size="sm" icon="check" pending={busy} onClick={() => void act()} className="self-start">
            {t("mark_done")}
          </Button>
        )}
      </Card>
    </li>
  );
}

/** Messages from the contact form, by whether they are dealt with. */
export function ContactQueue({ page, state }: { page: ContactPage; state: ContactState }) {
  const t = useT(contactMessages);
  return (
    <div className="flex flex-col gap-5">
      <Tabs
        label={t("staff_label")}
        current={state}
        tabs={contactStates.map(id => ({ id, label: t(`state_${id}`), to: addressOf(id) }))}
      />
      {page.items.length === 0 ? (
        <EmptyState icon="message" title={t("staff_empty")}>
          {t("staff_empty_text")}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4 wrap-anywhere">
          {page.items.map(item => (
            <Message key={item.id} item={item} />
          ))}
        </ul>
      )}
      <Pagination current={page.page} total={page.pages} toPage={number => addressOf(state, number)} />
    </div>
  );
}
