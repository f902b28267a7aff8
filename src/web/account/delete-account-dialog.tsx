import { type FormEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { type DeletionPlan, isConfirmedBy } from "#features/account/account.schema.ts";
import { formatDateTime } from "#i18n/format.ts";
import { leavingMessages } from "#i18n/messages/leaving.ts";
import { validationMessages } from "#i18n/messages/validation.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { Captcha } from "../human-check/captcha.tsx";
import { useLocalePath } from "../locale-link.tsx";
import { Rich, useLanguage, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { focusFirst } from "../ui/focus-first.ts";
import { Notice } from "../ui/notice.tsx";
import { Time } from "../ui/time.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../user/user-provider.tsx";

type Errors = { confirmation?: string; humanCheck?: string; failure?: string };

/** What was planned: signed out everywhere, so that this browser goes home as a visitor. */
function useLeave() {
  const t = useT(leavingMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const home = useLocalePath()("/");
  const { refresh } = useUser();
  return async ({ dueAt }: DeletionPlan) => {
    toast.success(t("signed_out", { date: formatDateTime(language, new Date(dueAt), "date") }));
    await navigate(home);
    refresh();
  };
}

function useDeletion(username: string) {
  const t = useT(leavingMessages);
  const wrong = useT(validationMessages);
  const leave = useLeave();
  const [typed, setTyped] = useState("");
  const [solution, setSolution] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = async () => {
    setBusy(true);
    try {
      const body = { confirmation: typed, humanCheck: solution };
      await leave(await callApi<DeletionPlan>("/api/account/deletion", { method: "POST", body }));
    } catch (error) {
      const fields = error instanceof ApiFailure ? error.fields : {};
      const failure = (error instanceof ApiFailure && error.message) || t("failed");
      setErrors(Object.keys(fields).length > 0 ? fields : { failure });
      // The solution may be spent, unless the name was wrong: that is seen before. The next try brings another.
      if (!(error instanceof ApiFailure && error.code === "validation_failed")) {
        setSolution(null);
        setAttempt(before => before + 1);
      }
      focusFirst(form.current, Object.keys(fields));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found: Errors = {
      ...(!isConfirmedBy(typed, username) && { confirmation: wrong("confirmation_wrong") }),
      ...(solution === null && { humanCheck: t("robot_required") }),
    };
    setErrors(found);
    const names = Object.keys(found);
    focusFirst(form.current, names);
    if (names.length === 0) void send();
  };
  return { typed, setTyped, setSolution, attempt, errors, busy, submit, form };
}

/** What happens, and when. */
function Consequences({ now }: { now: string }) {
  const t = useT(leavingMessages);
  const at = addMs(new Date(now), limits.account.undoMs).toISOString();
  const list = "flex list-disc flex-col gap-1 ps-5 text-sm text-muted";
  return (
    <>
      <section className="flex flex-col gap-1.5">
        <h3 className="text-sm">{t("now_title")}</h3>
        <ul className={list}>
          <li>{t("now_signed_out")}</li>
          <li>{t("now_hidden")}</li>
          <li>{t("now_renewals")}</li>
        </ul>
      </section>
      <section className="flex flex-col gap-1.5">
        <h3 className="text-sm">
          <Rich
            catalogue={leavingMessages}
            id="later_title"
            parts={{ date: <Time key="date" at={at} style="date" /> }}
          />
        </h3>
        <ul className={list}>
          <li>{t("later_gone")}</li>
          <li>{t("later_kept")}</li>
        </ul>
      </section>
      <Notice>{t("undo_hint")}</Notice>
    </>
  );
}

type Props = { username: string; now: string; onClose(): void };

/** Has the account deleted: what that means, one's own name typed, and a fresh human check. */
export default function DeleteAccountDialog({ username, now, onClose }: Props) {
  const t = useT(leavingMessages);
  const formId = useId();
  const { typed, setTyped, setSolution, attempt, errors, busy, submit, form } = useDeletion(username);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={t("dialog_title")}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t("keep")}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={busy}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Consequences now={now} />
        <TextField
          label={t("confirmation")}
          hint={
            <Rich
              catalogue={leavingMessages}
              id="confirmation_hint"
              parts={{
                username: (
                  <bdi key="username" dir="ltr" className="font-semibold text-text">
                    {username}
                  </bdi>
                ),
              }}
            />
          }
          name="confirmation"
          error={errors.confirmation}
          value={typed}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.account.confirmationMax}
          onChange={event => setTyped(event.target.value)}
        />
        <Captcha key={attempt} purpose="delete-account" error={errors.humanCheck} onSolved={setSolution} />
        {errors.failure !== undefined && <Notice tone="error">{errors.failure}</Notice>}
      </form>
    </Dialog>
  );
}
