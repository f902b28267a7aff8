import type { Reading } from "../js/read-input.ts";
import { type Notice, placeAt } from "../result.ts";
import { findReaders } from "./find-readers.ts";
import type { LibraryOptions, ObfuscateJsOptions, ObfuscateNoticeCode, PresetName } from "./options.ts";

type ObfuscateNotice = Notice<ObfuscateNoticeCode>;

/** Above this an obfuscation of the preset takes longer than about ten seconds, or half a gigabyte of memory. */
const largeFrom: Record<PresetName, number> = { light: 1_000_000, balanced: 300_000, strong: 150_000 };

const found = (
  code: ObfuscateNoticeCode,
  message: string,
  values?: ObfuscateNotice["values"],
): ObfuscateNotice => ({
  code,
  message,
  ...(values && { values }),
});

function* findInCode(code: string, input: Reading): Generator<ObfuscateNotice> {
  const word = input.hasEval ? "eval" : input.hasWith ? "with" : null;
  const lookUp = (word: string) => `${word} may look for names that are other names afterwards`;
  if (word) yield found("sees-names", lookUp(word), { word });
  for (const { kind, word, start } of findReaders(code, input)) {
    const message = kind === "sees-names" ? lookUp(word) : `${word} reads what is changed here`;
    yield { ...found(kind, message, { word }), ...placeAt(code, start) };
  }
}

function* findInOptions(settings: LibraryOptions, options: ObfuscateJsOptions): Generator<ObfuscateNotice> {
  if (settings.disableConsoleOutput)
    yield found("silences-console", "disableConsoleOutput silences the console of the whole page or process");
  if (settings.selfDefending)
    yield found(
      "self-defending",
      "selfDefending: the answer breaks when anything formats or minifies it afterwards",
    );
  if (settings.debugProtection)
    yield found(
      "debug-protection",
      "debugProtection can freeze the tab of whoever opens the developer tools",
    );
  if (settings.renameProperties)
    yield found(
      "renames-properties",
      "renameProperties breaks objects that are shared with the page, JSON or other files",
    );
  if (settings.transformObjectKeys)
    yield found(
      "reorders-objects",
      "transformObjectKeys makes objects earlier than the code around them does",
    );
  if (settings.renameGlobals)
    yield found(
      "renames-globals",
      "renameGlobals breaks other files and HTML that use this file's functions",
    );
  if (options.domainLock?.length)
    yield found("domain-lock", "domainLock works in pages only, and whoever reads the code can take it out");
  const wantsEval = settings.debugProtection || settings.disableConsoleOutput || options.domainLock?.length;
  if (wantsEval && options.target === "browser")
    yield found("needs-eval", "The answer uses Function(…), which a strict Content-Security-Policy forbids");
}

/** What may not work afterwards, or will take long. */
export function findWarnings(
  code: string,
  input: Reading,
  settings: LibraryOptions,
  options: ObfuscateJsOptions,
): ObfuscateNotice[] {
  const preset = options.preset ?? "balanced";
  const kilobytes = Math.round(code.length / 1_000);
  const large = found(
    "large-input",
    `${kilobytes} kB take long with ${preset} and come out several times as large`,
    {
      kilobytes,
      preset,
    },
  );
  return [
    ...findInCode(code, input),
    ...findInOptions(settings, options),
    ...(code.length > largeFrom[preset] ? [large] : []),
  ];
}
