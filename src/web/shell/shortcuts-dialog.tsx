import { commandMessages } from "#i18n/messages/commands.ts";
import { hasRoute } from "../route-table.ts";
import { useT } from "../translation.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { shortcuts, useLetterShortcuts } from "./shortcuts.ts";

const needsUptimes = ["uptimes", "add_monitor"];

/** The keys of the site. */
export default function ShortcutsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT(commandMessages);
  const letters = useLetterShortcuts();
  const shown = shortcuts.filter(
    ({ id, letter }) => (letters || letter === null) && (!needsUptimes.includes(id) || hasRoute("/uptimes")),
  );
  return (
    <Dialog open={open} onClose={onClose} title={t("shortcuts")} size="sm" lightDismiss>
      <dl className="flex flex-col">
        {shown.map(({ id, keys }) => (
          <div
            key={id}
            className="flex min-h-10 items-center justify-between gap-4 border-line not-first:border-t"
          >
            <dt className="text-sm">{t(`key_${id}`)}</dt>
            <dd dir="ltr" className="flex gap-1">
              {keys.map(key => (
                <kbd
                  key={key}
                  className="rounded border border-line bg-raised px-2 py-0.5 font-mono text-2xs"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-xs text-muted">{t(letters ? "shortcuts_letters" : "shortcuts_off")}</p>
    </Dialog>
  );
}
