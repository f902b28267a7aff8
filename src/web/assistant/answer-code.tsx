import { useNavigate } from "react-router";
import type { HighlightedCode } from "#features/assistant/assistant.schema.ts";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import { shareHash } from "../converters/share-link.ts";
import { useLocalePath } from "../locale-link.tsx";
import { keepDraftFile } from "../projects/draft/draft-file.ts";
import { hasRoute } from "../route-table.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { CodeBox } from "../ui/code-box.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { toast } from "../ui/toast.ts";

const converter = "/djs-v13-to-v14";
const endings: Record<string, string> = {
  ...{ javascript: "js", js: "js", mjs: "js", jsx: "jsx", typescript: "ts", ts: "ts", tsx: "tsx" },
  ...{ html: "html", css: "css", json: "json", python: "py", py: "py" },
};
const scripts = new Set(["javascript", "js", "mjs", "typescript", "ts"]);

type Props = { language: string; text: string; codes: readonly HighlightedCode[] };

/** A block of code: from left to right in every language, coloured once the answer is whole. */
export function AnswerCode({ language, text, codes }: Props) {
  const t = useT(assistantMessages);
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const name = language.toLowerCase().split(/\s/, 1)[0] ?? "";
  const highlighted = codes.find(code => code.language === language && code.text === text);
  const convert = async () => {
    const hash = await shareHash(text);
    if (hash === null) toast.error(t("too_long_to_convert"));
    else await navigate(localPath(`${converter}#${hash.replace(/^#/, "")}`));
  };
  const save = () => {
    keepDraftFile({ path: `index.${endings[name] ?? "txt"}`, text });
    void navigate(localPath("/sharecode-command-handler"));
  };
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-canvas">
      <figcaption className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-1.5">
        <bdi dir="ltr" className="me-auto font-mono text-xs text-muted">
          {name || t("code")}
        </bdi>
        {scripts.has(name) && hasRoute(converter) && (
          <Button size="sm" variant="ghost" icon="retry" onClick={() => void convert()}>
            {t("open_converter")}
          </Button>
        )}
        <Button size="sm" variant="ghost" icon="share" onClick={save}>
          {t("save_project")}
        </Button>
        <CopyButton text={text} variant="ghost" />
      </figcaption>
      <CodeBox
        label={name || t("code")}
        text={text}
        lines={highlighted?.lines}
        className="p-4 text-sm leading-6"
      />
    </figure>
  );
}
