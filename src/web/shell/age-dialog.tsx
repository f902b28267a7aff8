import { type FormEvent, useState } from "react";
import { brand } from "#core/brand.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { AgreedPolicies } from "../policies/agreed-policies.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Checkbox } from "../ui/field.tsx";
import { useUser } from "../user/user-provider.tsx";

/** Asked once, at the first login: nothing can be changed before it is answered. */
export function AgeDialog() {
  const t = useT(shellMessages);
  const language = useLanguage();
  const { userDetails, refresh } = useUser();
  const [ticked, setTicked] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (!ticked) return setError(t("age_required"));
    setPending(true);
    try {
      await callApi("/api/consents", { method: "POST", body: { kind: "age13" } });
      refresh();
    } catch (failure) {
      setError((failure instanceof ApiFailure && failure.message) || t("network_failed"));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open={userDetails?.ageConfirmed === false}
      busy
      size="sm"
      title={t("age_title")}
      onClose={() => {}}
      footer={
        <>
          <LinkButton href="/api/logout" variant="ghost">
            {t("age_leave")}
          </LinkButton>
          <Button type="submit" form="age-form" variant="primary" pending={pending}>
            {t("age_confirm")}
          </Button>
        </>
      }
    >
      <form id="age-form" onSubmit={confirm} noValidate className="flex flex-col gap-5">
        <p>{t("age_text", { name: brand.name[language] })}</p>
        <Checkbox
          label={t("age_tick")}
          checked={ticked}
          error={error}
          onChange={event => {
            setTicked(event.target.checked);
            setError(null);
          }}
        />
        <AgreedPolicies policies={["terms", "privacy"]} />
      </form>
    </Dialog>
  );
}
