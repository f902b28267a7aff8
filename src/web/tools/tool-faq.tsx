import { toolsMessages } from "#i18n/messages/tools.ts";
import { toolsTextsMessages } from "#i18n/messages/tools-texts.ts";
import { LocaleLink } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { type ToolId, toolIds, toolKinds } from "./tool-kinds.ts";
import { toolKeys } from "./use-keys.ts";

export const questions = ["1", "2", "3", "4"] as const;

/** What reaches the browser under licences that ask to be named there, with where its source is. */
const engines = [
  { text: "engine_lightning", href: "https://github.com/parcel-bundler/lightningcss" },
  { text: "engine_caniuse", href: "https://caniuse.com" },
] as const;

function EngineList() {
  const t = useT(toolsMessages);
  return (
    <section aria-labelledby="tool-engines" className="flex flex-col gap-3">
      <h2 id="tool-engines" className="text-xl">
        {t("engines")}
      </h2>
      <ul className="flex flex-col gap-1">
        {engines.map(({ text, href }) => (
          <li key={text}>
            <a
              href={href}
              rel="noreferrer"
              className="inline-flex min-h-9 items-center text-accent text-sm underline"
            >
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Keys, questions and answers, and the way to the other tools. */
export function ToolFaq({ tool }: { tool: ToolId }) {
  const t = useT(toolsMessages);
  const texts = useT(toolsTextsMessages);
  return (
    <div className="grid gap-8 border-t border-line pt-8 lg:grid-cols-[2fr_1fr]">
      <section aria-labelledby="tool-faq" className="flex flex-col gap-3">
        <h2 id="tool-faq" className="text-xl">
          {t("faq")}
        </h2>
        {questions.map(number => (
          <details key={number} className="rounded-xl border border-line bg-surface">
            <summary className="flex min-h-11 items-center px-4 py-2 font-semibold">
              {texts(`${tool}_q${number}`)}
            </summary>
            <p className="border-t border-line px-4 py-3 text-muted">{texts(`${tool}_a${number}`)}</p>
          </details>
        ))}
      </section>
      <div className="flex flex-col gap-8">
        <section aria-labelledby="tool-keys" className="flex flex-col gap-3">
          <h2 id="tool-keys" className="text-xl">
            {t("keys")}
          </h2>
          <ul className="flex flex-col gap-2 text-sm">
            {toolKeys.map(({ name, keys, text }) => (
              <li key={name} className="flex items-center justify-between gap-3">
                {t(text)}
                <span dir="ltr" className="flex gap-1">
                  {keys.map(key => (
                    <kbd key={key} className="rounded border border-line bg-raised px-1.5 font-mono text-2xs">
                      {key}
                    </kbd>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="tool-others" className="flex flex-col gap-3">
          <h2 id="tool-others" className="text-xl">
            {t("other_tools")}
          </h2>
          <ul className="flex flex-col gap-1">
            {toolIds
              .filter(id => id !== tool)
              .map(id => (
                <li key={id}>
                  <LocaleLink
                    to={toolKinds[id].path}
                    className="inline-flex min-h-9 items-center text-accent underline"
                  >
                    {texts(`${id}_heading`)}
                  </LocaleLink>
                </li>
              ))}
          </ul>
        </nav>
        {(tool === "css" || tool === "html") && <EngineList />}
      </div>
    </div>
  );
}
