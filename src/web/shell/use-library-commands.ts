import { useEffect, useState } from "react";
import { limits } from "#core/limits.ts";
import type { Language } from "#core/vocabulary.ts";
import type { FoundPage } from "#features/discovery/discovery.schema.ts";
import { translator } from "#i18n/message.ts";
import { commandMessages } from "#i18n/messages/commands.ts";
import { callApi } from "../api-client.ts";
import { useLanguage } from "../translation.tsx";
import type { Command } from "./command-list.ts";

const lettersMin = 2;

/** The page that lists what the query finds in the codes. */
function listCommand(query: string, language: Language): Command {
  return {
    id: "library-all",
    group: "library",
    label: translator(commandMessages, language)("search_codes", { query }),
    icon: "search",
    effect: { kind: "go", path: `/codes/djs?q=${encodeURIComponent(query)}` },
    words: "",
  };
}

const commandOf = ({ kind, id, title, path }: FoundPage["hits"][number]): Command => ({
  id: `${kind}-${id}`,
  group: "library",
  label: title,
  icon: kind === "code" ? "code" : "folder",
  effect: { kind: "go", path },
  words: "",
});

const articleCommand = ({ id, title, path }: FoundPage["articles"][number]): Command => ({
  id: `article-${id}`,
  group: "library",
  label: title,
  icon: "file",
  effect: { kind: "go", path },
  words: "",
});

/** Public codes, projects and articles that fit what is being typed; what was found last stays until the next answer. */
export function useLibraryCommands(typed: string): Command[] {
  const query = typed.trim();
  const language = useLanguage();
  const [found, setFound] = useState<Command[]>([]);
  const isSought = [...query].length >= lettersMin;
  useEffect(() => {
    if (!isSought) return;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      const address = `/api/search?suggest=1&q=${encodeURIComponent(query)}`;
      callApi<FoundPage>(address, { signal: aborter.signal, language })
        .then(page => setFound([...page.articles.map(articleCommand), ...page.hits.map(commandOf)]))
        // Commands and pages stay; whoever presses on sees the list's own failure.
        .catch(() => aborter.signal.aborted || setFound([]));
    }, limits.library.suggestAfterMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [query, isSought, language]);
  return isSought ? [...found, listCommand(query, language)] : [];
}
