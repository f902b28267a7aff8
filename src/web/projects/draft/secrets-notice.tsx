import { leftToRight } from "#i18n/direction.ts";
import { projectFormMessages } from "#i18n/messages/project-form.ts";
import { secretMessages } from "#i18n/messages/secrets.ts";
import type { Secret } from "#secret-scan";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

type Props = { secrets: readonly Secret[]; onMend(path: string): void };

function Found({ secret, onMend }: { secret: Secret; onMend(): void }) {
  const t = useT(projectFormMessages);
  const kindText = useT(secretMessages);
  const { path, line, kind, replacement } = secret;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 break-words">
        {t("secret_place", { path: `\u2068${path}\u2069`, line, kind: kindText(kind) })}
      </span>
      {replacement === null ? (
        <span className="text-muted">{t("secret_by_hand")}</span>
      ) : (
        <Button
          size="sm"
          icon="shield"
          className="h-auto min-h-9 max-w-full py-1.5 whitespace-normal"
          onClick={onMend}
        >
          {replacement === '""' || replacement === "" ? (
            t("secret_clear")
          ) : (
            <span className="min-w-0 text-start break-all">
              {t("secret_mend", { replacement: leftToRight(replacement) })}
            </span>
          )}
        </Button>
      )}
    </li>
  );
}

/** What must not be published: where it stands, one tap to take it out, and the word that it must be reset. */
export function SecretsNotice({ secrets, onMend }: Props) {
  const t = useT(projectFormMessages);
  if (secrets.length === 0) return null;
  const mendable = new Set(secrets.filter(secret => secret.replacement !== null).map(({ path }) => path));
  const all = mendable.size > 1 && (
    <Button size="sm" icon="shield" onClick={() => mendable.forEach(onMend)}>
      {t("secrets_mend_all")}
    </Button>
  );
  return (
    <Notice tone="error" title={t("secrets_title", { count: secrets.length })} action={all}>
      <p>{t("secrets_text")}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {secrets.map(secret => (
          <Found
            key={`${secret.path}:${secret.line}:${secret.column}`}
            secret={secret}
            onMend={() => onMend(secret.path)}
          />
        ))}
      </ul>
    </Notice>
  );
}
