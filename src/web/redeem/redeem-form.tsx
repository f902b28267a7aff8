import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { limits } from "#core/limits.ts";
import type { Redeemed } from "#features/gifts/gifts.schema.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { redeemMessages } from "#i18n/messages/redeem.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { Captcha } from "../human-check/captcha.tsx";
import type { RunningPlan } from "../routes/redeem.server.ts";
import { Rich, useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { TextField } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { Time } from "../ui/time.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../user/user-provider.tsx";

type Errors = { code?: string; humanCheck?: string; failure?: string };

function useRedeem() {
  const t = useT(redeemMessages);
  const { refresh } = useUser();
  const { revalidate } = useRevalidator();
  const [code, setCode] = useState("");
  const [solution, setSolution] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Redeemed | null>(null);
  const check = (): Errors => ({
    ...(code.trim() === "" && { code: t("code_required") }),
    ...(solution === null && { humanCheck: t("robot_required") }),
  });
  const send = async () => {
    setBusy(true);
    try {
      const body = { code, humanCheck: solution };
      setDone(await callApi<Redeemed>("/api/redeem", { method: "POST", body }));
      setCode("");
      toast.success(t("done"));
      refresh();
      void revalidate();
    } catch (error) {
      const known = error instanceof ApiFailure ? error : null;
      const { code: atCode, humanCheck } = known?.fields ?? {};
      const isAtField = atCode !== undefined || humanCheck !== undefined;
      setErrors({
        ...(atCode !== undefined && { code: atCode }),
        ...(humanCheck !== undefined && { humanCheck }),
        ...(!isAtField && { failure: known?.message || t("failed") }),
      });
    } finally {
      // The solution is spent, whatever the answer was.
      setSolution(null);
      setAttempt(before => before + 1);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check();
    setErrors(found);
    if (Object.keys(found).length === 0) void send();
  };
  const solved = (next: string | null) => {
    setSolution(next);
    if (next !== null) setErrors(({ humanCheck: _, ...others }) => others);
  };
  return { t, code, setCode, attempt, errors, busy, done, setDone, submit, solved };
}

/** What the code has opened, and where to go now. */
function Success({ done, onAnother }: { done: Redeemed; onAnother(): void }) {
  const t = useT(redeemMessages);
  return (
    <Card className="flex flex-col gap-5">
      <Notice tone="success" title={t("done")}>
        <Rich
          catalogue={redeemMessages}
          id={done.isExtended ? "result_extended" : "result"}
          values={{ count: done.months }}
          parts={{
            plan: <bdi key="plan">{planTitles[done.plan]}</bdi>,
            until: <Time key="until" at={done.validUntil} style="date" />,
          }}
        />
      </Notice>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/uptimes" variant="primary" icon="pulse">
          {t("to_uptimes")}
        </LinkButton>
        <Button onClick={onAnother}>{t("another")}</Button>
      </div>
    </Card>
  );
}

function Running({ running }: { running: RunningPlan }) {
  const t = useT(redeemMessages);
  if (running === null) return <p className="text-sm text-muted">{t("current_free")}</p>;
  const parts = {
    plan: <bdi key="plan">{running.plan}</bdi>,
    until: <Time key="until" at={running.until} style="date" />,
  };
  return (
    <p className="text-sm text-muted">
      <Rich catalogue={redeemMessages} id="current" parts={parts} />
    </p>
  );
}

/** A code, a fresh human check, and what came of it. */
export function RedeemForm({ running }: { running: RunningPlan }) {
  const { t, code, setCode, attempt, errors, busy, done, setDone, submit, solved } = useRedeem();
  if (done !== null) return <Success done={done} onAnother={() => setDone(null)} />;
  return (
    <Card>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Running running={running} />
        <TextField
          label={t("code")}
          hint={t("code_hint")}
          error={errors.code}
          value={code}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.gift.typedMax}
          inputClassName="font-mono"
          onChange={event => setCode(event.target.value)}
        />
        <Captcha key={attempt} purpose="redeem" error={errors.humanCheck} onSolved={solved} />
        {errors.failure !== undefined && <Notice tone="error">{errors.failure}</Notice>}
        <Button type="submit" variant="primary" pending={busy} className="sm:self-start">
          {t("redeem")}
        </Button>
      </form>
    </Card>
  );
}
