import { useState } from "react";
import { uploadMessages } from "#i18n/messages/upload.ts";
import { LocaleLink } from "../../locale-link.tsx";
import { hasRoute } from "../../route-table.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Checkbox } from "../../ui/field.tsx";

type Props = { isPrivate: boolean; onClose(): void; onPublish(): void };

const agreements = ["agree_terms", "agree_rights", "agree_adult"] as const;
type Agreement = (typeof agreements)[number];

const policies = [
  { path: "/terms-of-use", name: "terms" },
  { path: "/privacy-policy", name: "privacy" },
  { path: "/project-publishing", name: "sharing" },
] as const;

function Policies() {
  const t = useT(uploadMessages);
  const shown = policies.filter(({ path }) => hasRoute(path));
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {shown.map(({ path, name }) => (
        <li key={path}>
          <LocaleLink to={path} target="_blank" className="text-accent underline">
            {t(name)}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}

/** What is agreed to before something is published. */
export default function ConfirmDialog({ isPrivate, onClose, onPublish }: Props) {
  const t = useT(uploadMessages);
  const [given, setGiven] = useState<ReadonlySet<Agreement>>(new Set());
  const [tried, setTried] = useState(false);
  const toggle = (name: Agreement, isGiven: boolean) => {
    const after = new Set(given);
    if (isGiven) after.add(name);
    else after.delete(name);
    setGiven(after);
  };
  const publish = () => {
    setTried(true);
    if (given.size === agreements.length) onPublish();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("confirm_title")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="primary" icon="upload" onClick={publish}>
            {t("publish")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-muted">{t(isPrivate ? "confirm_text_private" : "confirm_text_public")}</p>
        {agreements.map(name => (
          <Checkbox
            key={name}
            name={name}
            label={t(name)}
            checked={given.has(name)}
            error={tried && !given.has(name) ? t("agree_first") : undefined}
            onChange={event => toggle(name, event.currentTarget.checked)}
          />
        ))}
        <Policies />
      </div>
    </Dialog>
  );
}
