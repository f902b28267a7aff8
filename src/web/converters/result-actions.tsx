import { converterMessages } from "#i18n/messages/converter.ts";
import { hasRoute } from "../route-table.ts";
import { useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { toast } from "../ui/toast.ts";
import type { SourceFile } from "./protocol.ts";
import { saveFile } from "./save-file.ts";
import { type Shared, shareHash } from "./share-link.ts";
import type { Converter } from "./use-converter.ts";

/** The library's codes are for one version: to any other target the link would lead astray. */
const library = { path: "/codes/djs", version: 14 };
const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** What a file became; a file that could not be converted stays as it was. */
const resultOf = ({ outcomes }: Converter, file: SourceFile): SourceFile => {
  const outcome = outcomes.get(file.path);
  if (outcome?.kind !== "done") return file;
  const { filename = file.path, code } = outcome.result;
  return { path: filename, text: code };
};

function ShareButton({ shared }: { shared: Shared }) {
  const t = useT(converterMessages);
  const share = async () => {
    if (shared.code.trim() === "") return toast.info(t("share_empty"));
    const hash = await shareHash(shared.code, shared.rejected);
    if (hash === null) return toast.error(t("share_long"));
    history.replaceState(history.state, "", hash);
    await navigator.clipboard.writeText(location.href);
    toast.success(t("shared"));
  };
  return (
    <Button size="sm" icon="link" onClick={() => void share().catch(() => toast.error(t("share_long")))}>
      {t("share")}
    </Button>
  );
}

/** What can be done with the result. */
export function ResultActions({ converter, code }: { converter: Converter; code: string }) {
  const t = useT(converterMessages);
  const { files, selected, rejections, zip, choice } = converter;
  const isFolder = files.length > 1;
  const source = files.find(({ path }) => path === selected)?.text ?? "";
  const shared = { code: source, rejected: rejections.get(selected) ?? [] };
  const download = async () => {
    if (!isFolder) return saveFile(nameOf(selected), code, "text/javascript");
    saveFile("converted.zip", await zip(files.map(file => resultOf(converter, file))), "application/zip");
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 sm:px-5">
      <CopyButton text={code} label={t("copy")} />
      <Button size="sm" icon="download" onClick={() => void download()}>
        {t(isFolder ? "zip" : "download")}
      </Button>
      {!isFolder && <ShareButton shared={shared} />}
      {choice.to === library.version && hasRoute(library.path) && (
        <LinkButton to={library.path} size="sm" variant="ghost" icon="bot" className="lg:ms-auto">
          {t("library")}
        </LinkButton>
      )}
    </div>
  );
}
