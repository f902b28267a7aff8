import { useState } from "react";
import { useNavigate } from "react-router";
import type { ThreadList as List } from "#features/support/support.schema.ts";
import { supportMessages } from "#i18n/messages/support.ts";
import { useLocalePath } from "../locale-link.tsx";
import { hasRoute } from "../route-table.ts";
import { useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Card, EmptyState } from "../ui/card.tsx";
import { Notice } from "../ui/notice.tsx";
import { toast } from "../ui/toast.ts";
import { NewThreadDialog } from "./new-thread-dialog.tsx";
import { ThreadRow } from "./thread-row.tsx";

/** For who has lost the plan: everything stays readable. */
export function ReadOnlyNotice() {
  const t = useT(supportMessages);
  const plans = hasRoute("/pricing") && (
    <LinkButton to="/pricing" size="sm">
      {t("offer_plans")}
    </LinkButton>
  );
  return (
    <Notice tone="info" title={t("read_only_title")} action={plans}>
      {t("read_only_text")}
    </Notice>
  );
}

/** The user's conversations, and the way to a new one. */
export function ThreadList({ list, now }: { list: List; now: string }) {
  const t = useT(supportMessages);
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const [writing, setWriting] = useState(false);
  const begin = (
    <Button variant="primary" icon="plus" onClick={() => setWriting(true)}>
      {t("new_thread")}
    </Button>
  );
  const opened = (id: string) => {
    toast.success(t("sent"));
    void navigate(localPath(`/support/${id}`));
  };
  return (
    <div className="flex flex-col gap-5">
      {!list.canWrite && <ReadOnlyNotice />}
      {list.items.length === 0 ? (
        <EmptyState icon="message" title={t("empty_title")} action={begin}>
          {t("empty_text")}
        </EmptyState>
      ) : (
        <>
          {list.canWrite && <div>{begin}</div>}
          <Card padded={false} className="overflow-hidden">
            <ul className="divide-y divide-line">
              {list.items.map(thread => (
                <ThreadRow key={thread.id} thread={thread} to={`/support/${thread.id}`} now={now} />
              ))}
            </ul>
          </Card>
        </>
      )}
      {writing && <NewThreadDialog onClose={() => setWriting(false)} onOpened={opened} />}
    </div>
  );
}
