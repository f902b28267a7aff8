import { useId, useState } from "react";
import { toolsOptionsMessages } from "#i18n/messages/tools-options.ts";
import { useT } from "../translation.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { controlClass, Field } from "../ui/field.tsx";
import { makePassphrase, type Strength, strengthOf } from "./passphrase.ts";

const tones: Record<Strength, string> = {
  0: "text-offline",
  1: "text-offline",
  2: "text-coin",
  3: "text-online",
  4: "text-online",
};

function StrengthMeter({ password }: { password: string }) {
  const t = useT(toolsOptionsMessages);
  const id = useId();
  const strength = strengthOf(password);
  return (
    <p className="flex items-center gap-3 text-xs">
      <label htmlFor={id} className="text-muted">
        {t("strength")}
      </label>
      <meter id={id} min={0} max={4} low={2} high={3} optimum={4} value={strength} className="h-2 w-24" />
      <span aria-live="polite" className={tones[strength]}>
        {t(`strength_${strength}`)}
      </span>
    </p>
  );
}

type Props = { value: string; isNew: boolean; onChange(value: string): void };

/** A password to make or to enter; a new one shows how long it would be guessed for. */
export function PasswordField({ value, isNew, onChange }: Props) {
  const t = useT(toolsOptionsMessages);
  const [isSeen, setSeen] = useState(false);
  const make = () => {
    onChange(makePassphrase());
    setSeen(true);
  };
  return (
    <Field label={t("password")} hint={t("password_hint")}>
      {control => (
        <>
          <span className="flex gap-2">
            <input
              {...control}
              type={isSeen ? "text" : "password"}
              value={value}
              dir="auto"
              maxLength={1_024}
              autoComplete="off"
              spellCheck={false}
              onChange={event => onChange(event.currentTarget.value)}
              className={`${controlClass} h-11`}
            />
            <IconButton
              icon="eye"
              label={t("password_show")}
              aria-pressed={isSeen}
              variant="secondary"
              onClick={() => setSeen(!isSeen)}
            />
          </span>
          {isNew && (
            <span className="flex flex-wrap items-center justify-between gap-2">
              <StrengthMeter password={value} />
              <Button size="sm" icon="key" onClick={make}>
                {t("password_make")}
              </Button>
            </span>
          )}
        </>
      )}
    </Field>
  );
}
