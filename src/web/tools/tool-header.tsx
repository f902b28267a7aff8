import { toolsMessages } from "#i18n/messages/tools.ts";
import { toolsTextsMessages } from "#i18n/messages/tools-texts.ts";
import { useT } from "../translation.tsx";
import { Icon } from "../ui/icon.tsx";
import type { ToolId } from "./tool-kinds.ts";

/** What the tool is, and that what is put in stays here. */
export function ToolHeader({ tool, isOffline }: { tool: ToolId; isOffline: boolean }) {
  const t = useT(toolsMessages);
  const texts = useT(toolsTextsMessages);
  return (
    <header className="flex flex-col gap-2">
      <h1 className="text-3xl">{texts(`${tool}_heading`)}</h1>
      <p className="max-w-3xl text-muted">{texts(`${tool}_intro`)}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <span className="inline-flex items-center gap-2">
          <Icon name="shield" size={18} className="text-online" />
          {t("stays")}
        </span>
        {isOffline && (
          <span className="inline-flex items-center gap-2 text-muted" data-testid="offline-ready">
            <Icon name="checkCircle" size={18} />
            {t("offline_ready")}
          </span>
        )}
      </p>
    </header>
  );
}
