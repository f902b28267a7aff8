import { type SupportState, supportStates } from "#core/vocabulary.ts";
import type { StaffThreadPage } from "#features/support/support.schema.ts";
import { supportMessages } from "#i18n/messages/support.ts";
import { ThreadRow } from "../../support/thread-row.tsx";
import { Rich, useT } from "../../translation.tsx";
import { Card, EmptyState } from "../../ui/card.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { listAddress } from "../list-address.ts";

const addressOf = (state: SupportState, page = 1) =>
  listAddress("/staff/support", new URLSearchParams(), { state: state === "open" ? "" : state, page });

type Props = { page: StaffThreadPage; state: SupportState; now: string };

/** Conversations by whose turn it is. */
export function ThreadQueue({ page, state, now }: Props) {
  const t = useT(supportMessages);
  return (
    <div className="flex flex-col gap-5">
      <Tabs
        label={t("staff_heading")}
        current={state}
        tabs={supportStates.map(id => ({ id, label: t(`state_${id}`), to: addressOf(id) }))}
      />
      {page.items.length === 0 ? (
        <EmptyState icon="message" title={t("staff_empty")}>
          {t("staff_empty_text")}
        </EmptyState>
      ) : (
        <div>
          <Card padded={false} className="overflow-hidden">
            <ul className="divide-y divide-line">
              {page.items.map(thread => (
                <ThreadRow
                  key={thread.id}
                  thread={thread}
                  to={`/staff/support/${thread.id}`}
                  now={now}
                  by={
                    <span>
                      <Rich
                        catalogue={supportMessages}
                        id="staff_by"
                        parts={{ name: <bdi key="name">{thread.user.name ?? thread.user.id}</bdi> }}
                      />
                    </span>
                  }
                />
              ))}
            </ul>
          </Card>
          <Pagination current={page.page} total={page.pages} toPage={number => addressOf(state, number)} />
        </div>
      )}
    </div>
  );
}
