import type { RiskKind } from "#core/vocabulary.ts";

export type SourceFile = { path: string; text: string };
/** Where something shows in a file, in UTF-16 units; null when it does not. */
type Look = (file: SourceFile) => number | null;

/** What is worth how much. Together with others it adds up, to 100 at most. */
export const riskScores: Record<RiskKind, number> = {
  profile_theft: 70,
  token_search: 35,
  encoded_eval: 45,
  download_and_run: 45,
  install_script: 15,
  install_download: 50,
  obfuscated: 25,
  minified_source: 10,
  profile_folder: 10,
};

const isCode = (path: string) => /\.(?:[mc]?[jt]sx?|py|ps1|bat|cmd|sh|vbs|rb|php|html?)$/i.test(path);
const inCode =
  (look: Look): Look =>
  file =>
    isCode(file.path) ? look(file) : null;
const first = (pattern: RegExp): Look => inCode(({ text }) => pattern.exec(text)?.index ?? null);

/*
 * Patterns repeat within bounds only, so that reading takes time in proportion to the text. Separators of folders
 * are written in many ways: "/", "\\", or as pieces of a join.
 */
const separator = String.raw`(?:[\\/]{1,4}|["'\`]\s{0,4},\s{0,4}["'\`])`;
const folder = (...names: string[]) => names.join(separator);
const profiles = [
  folder("discord(?:canary|ptb|development)?", "Local Storage"),
  folder("Chrome", "User Data"),
  folder("Edge", "User Data"),
  folder("Brave-Browser", "User Data"),
  folder("Opera Software", "Opera"),
  folder("Firefox", "Profiles"),
  folder("Yandex(?:Browser)?", "User Data"),
  folder("\\.config", "(?:google-chrome|chromium|discord)"),
  folder("Application Support", "(?:Google|discord|Firefox)"),
  folder("Local Storage", "leveldb"),
].join("|");

export const readsProfiles: Look = first(new RegExp(`(?:${profiles})`, "i"));
export const sendsAway: Look = first(
  /webhooks?\b|WebhookClient|api\.telegram\.org|\bfetch\s{0,4}\(|\baxios\b|requests?\.post|\bhttps?\.request|XMLHttpRequest|urllib\.request/,
);
/** A pattern for bot or user tokens: code of a bot has no use for one. */
export const searchesTokens: Look = first(
  /\[\\w-\]\{2[346](?:,2[4-8])?\}\\?\.\[\\w-\]\{6\}|mfa\\?\.\[\\w[-_]{0,2}\]\{8\d\}|dQw4w9WgXcQ:/,
);
const evaluates =
  /(?:\beval|\bFunction|\bexec|\brunIn(?:This|New)Context|\b_compile|\bInvoke-Expression|\biex)\s{0,4}\(?\s{0,4}[^;\n]{0,200}?(?:\batob\s{0,4}\(|["'`]base64["'`]|\bb64decode|FromBase64String|\bunescape\s{0,4}\(|\bmarshal\.loads)/;
const longEncoded = /["'`](?:[A-Za-z0-9+/]{240}|(?:\\x[0-9a-fA-F]{2}){80})/;
const anyEval = /\beval\s{0,4}\(|\bnew Function\s{0,4}\(|\bexec\s{0,4}\(|\b_compile\s{0,4}\(/;

/** What is run comes out of letters that nobody can read. */
export const evaluatesEncoded: Look = inCode(({ text }) => {
  const direct = evaluates.exec(text);
  if (direct !== null) return direct.index;
  return longEncoded.test(text) ? (anyEval.exec(text)?.index ?? null) : null;
});

const startsPrograms =
  /child_process|\bexecSync\b|\bspawn(?:Sync)?\s{0,4}\(|\bos\.system\s{0,4}\(|\bsubprocess\.|Start-Process|WScript\.Shell/;
const downloads =
  /\b(?:curl|wget)\b[^\n]{0,80}https?:|Invoke-WebRequest|DownloadFile|DownloadString|\bcertutil\b[^\n]{0,40}-urlcache|\bbitsadmin\b|urlretrieve|\bpowershell\b[^\n]{0,60}-e(?:nc)?\b|createWriteStream[^\n]{0,120}\.(?:exe|bat|scr|msi|ps1|vbs)/i;

/** Fetches something from elsewhere and starts programs. */
export const downloadsAndRuns: Look = inCode(({ text }) => {
  const found = downloads.exec(text);
  return found !== null && startsPrograms.test(text) ? found.index : null;
});

const hexNames = /\b_0x[0-9a-f]{4,6}\b/g;
const hexNamesMin = 20;

export const isObfuscated: Look = inCode(({ text }) => {
  if (!text.includes("_0x")) return null;
  const names = text.matchAll(hexNames);
  const start = names.next().value?.index ?? null;
  return names.drop(hexNamesMin - 2).next().done === true ? null : start;
});

const isNamedMinified = (path: string) => /[.-]min\.|(?:^|\/)(?:lib|libs|vendor|public)\//i.test(path);
const minifiedFromCharacters = 3_000;
const minifiedLine = 500;

/** A file that calls itself source and was not written by hand. */
export const isMinified: Look = ({ path, text }) => {
  if (!/\.[mc]?[jt]sx?$/i.test(path) || isNamedMinified(path) || text.length < minifiedFromCharacters)
    return null;
  const lines = text.split("\n");
  return text.length / lines.length > minifiedLine ? 0 : null;
};

const scripts = /"(?:pre|post)?install"\s{0,4}:\s{0,4}"((?:[^"\\\n]|\\.){1,2000})"/;
const fetching =
  /\b(?:curl|wget|powershell|certutil|base64)\b|https?:|\bnode\s{1,4}-e\b|\bpython3?\s{1,4}-c\b|\beval\b/i;

/** What a package runs on the machine of everybody who installs it. */
export const installScript = (file: SourceFile): { at: number; fetches: boolean } | null => {
  if (!/(?:^|\/)package\.json$/.test(file.path)) return null;
  const found = scripts.exec(file.text);
  return found && { at: found.index, fetches: fetching.test(found[1] ?? "") };
};
