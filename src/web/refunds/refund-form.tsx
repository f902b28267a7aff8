import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { limits } from "#core/limits.ts";
import type { RefundView } from "#features/refunds/refunds.schema.ts";
import { refundMessages } from "#i18n/messages/refunds.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { Rich, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { RelativeTime, Time } from "../ui/time.tsx";
import { toast } from "../ui/toast.ts";
import { PaymentLine, useReasons } from "./refund-words.tsx";

type Props = { refund: RefundView; now: string };

/** What became of the wish. */
function Asked({ request, now }: { request: NonNullable<RefundView["request"]>; now: string }) {
  const t = useT(refundMessages);
  const tones = { waiting: "info", approved: "success", refunded: "success", refused: "warning" } as const;
  return (
    <Notice tone={tones[request.state]} title={t(`state_${request.state}`)}>
      <p>
        <Rich
          catalogue={refundMessages}
          id="asked_at"
          parts={{ time: <RelativeTime key="time" at={request.askedAt} now={now} /> }}
        />
      </p>
      {request.answer !== "" && (
        <p className="break-words">
          <Rich
            catalogue={refundMessages}
            id="answer"
            parts={{ answer: <bdi key="answer">{request.answer}</bdi> }}
          />
        </p>
      )}
    </Notice>
  );
}

function Reasons({ refund }: { refund: RefundView }) {
  const t = useT(refundMessages);
  const reasons = useReasons();
  return (
    <Notice tone="warning" title={t("not_eligible")}>
      <ul className="list-disc ps-5">
        {reasons(refund.reasons, refund.uses).map(reason => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useAsk({ paymentId }: RefundView) {
  const t = useT(refundMessages);
  const { revalidate } = useRevalidator();
  const [message, setMessage] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await callApi(`/api/billing/payments/${paymentId}/refund`, { method: "POST", body: { message } });
      toast.success(t("asked"));
    } catch (error) {
      setFailure((error instanceof ApiFailure && error.message) || t("failed"));
    }
    await revalidate();
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void ask();
  };
  return { t, message, setMessage, failure, busy, submit };
}

function Form({ refund }: { refund: RefundView }) {
  const { t, message, setMessage, failure, busy, submit } = useAsk(refund);
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-sm">
        <Rich
          catalogue={refundMessages}
          id="eligible"
          parts={{ time: <Time key="time" at={refund.endsAt} /> }}
        />
      </p>
      <TextArea
        label={t("message")}
        hint={t("message_hint")}
        value={message}
        maxLength={limits.refund.noteMax}
        onChange={event => setMessage(event.target.value)}
      />
      <p className="text-sm text-muted">{t("consequence")}</p>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" variant="primary" pending={busy} className="sm:self-start">
        {t("ask")}
      </Button>
    </form>
  );
}

/** A payment, whether it can be given back, and the way to ask for it. */
export function RefundForm({ refund, now }: Props) {
  return (
    <Card className="flex flex-col gap-5">
      <p className="font-semibold">
        <PaymentLine payment={refund} />
      </p>
      {refund.request !== null ? (
        <Asked request={refund.request} now={now} />
      ) : refund.eligible ? (
        <Form refund={refund} />
      ) : (
        <Reasons refund={refund} />
      )}
    </Card>
  );
}
