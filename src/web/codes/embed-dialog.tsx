import type { CodeOverview } from "#features/codes/codes.schema.ts";
import { codeViewerMessages } from "#i18n/messages/code-viewer.ts";
import { useLocalePath } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Dialog } from "../ui/dialog.tsx";

const size = { width: 640, height: 420 };

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, character => entities[character] ?? "");

function Part({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{label}</h3>
        <CopyButton text={text} />
      </div>
      <pre
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line bg-raised p-3 font-mono text-xs break-all whitespace-pre-wrap"
      >
        {text}
      </pre>
    </div>
  );
}

/** What to paste elsewhere so that the code stands there. */
export default function EmbedDialog({ code, onClose }: { code: CodeOverview; onClose(): void }) {
  const t = useT(codeViewerMessages);
  const path = useLocalePath();
  const address = (to: string) => `${location.origin}${path(to)}`;
  const src = address(`/embed/code/${code.id}`);
  const html = `<iframe src="${src}" title="${escaped(code.title)}" width="${size.width}" height="${size.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
  return (
    <Dialog open onClose={onClose} lightDismiss size="lg" title={t("embed_title")}>
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">{t("embed_text")}</p>
        <Part label={t("embed_code")} text={html} />
        <Part label={t("embed_link")} text={address(`/code/${code.id}`)} />
        <div className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold">{t("embed_preview")}</h3>
          <iframe
            src={path(`/embed/code/${code.id}`)}
            title={code.title}
            loading="lazy"
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            className="h-80 w-full rounded-xl"
          />
        </div>
      </div>
    </Dialog>
  );
}
