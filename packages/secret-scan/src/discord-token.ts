import type { Match } from "./secret.ts";

/*
 * A bot token of today: the bot's id in base64url, a time (6 characters), a signature (27 to 38). Ids are 17 to 20 digits, so
 * that the first part begins with M, N or O. What follows the id is known by its shape alone; as most texts hold few
 * dots of that distance, these are looked for first, and the id before them.
 */
const afterId = /\.[\w-]{6}\.[\w-]{27,38}(?![\w-])/g;
/** The same in pieces of a list: `["…", "…", "…"].join(".")`. */
const afterListedId = /["'`]\s{0,40},\s{0,40}["'`][\w-]{6}["'`]\s{0,40},\s{0,40}["'`][\w-]{27,38}(?=["'`])/g;
/** How long 20, 19, 18 and 17 digits are in base64url. The longest first: the end of an id reads like a shorter one. */
const idLengths = [27, 26, 24, 23];
const userToken = /(?<![\w-])mfa\.[\w-]{84}(?![\w-])/g;
/** Where one string ends and the next begins: `" + "`. */
const seam = /["'`][ \t\r\n]{0,80}\+[ \t\r\n]{0,80}["'`]/g;

const base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Whether a text is base64url of 17 to 20 digits. Digits are 0x30 to 0x39, so all letters stay below "_" and "-". */
export function isEncodedId(text: string): boolean {
  let bits = 0;
  let held = 0;
  let digits = 0;
  for (const letter of text) {
    const value = base64.indexOf(letter);
    if (value < 0) return false;
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    const byte = (held >> bits) & 0xff;
    if (byte < 0x30 || byte > 0x39) return false;
    digits += 1;
  }
  return digits >= 17 && digits <= 20 && (held & ((1 << bits) - 1)) === 0;
}

type Place = { start: number; end: number };

/** Where an id in base64url stands right before what `pattern` finds, and where that ends. */
function* placesOf(pattern: RegExp, text: string): Generator<Place> {
  const search = new RegExp(pattern);
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    let { index } = match;
    while (text[index - 1] === "=" && index > match.index - 2) index -= 1;
    const length = idLengths.find(
      count => /[MNO]/.test(text[index - count] ?? "") && isEncodedId(text.slice(index - count, index)),
    );
    if (length !== undefined) yield { start: index - length, end: search.lastIndex };
    // What was taken for the rest of a token may hold one.
    else search.lastIndex = match.index + 1;
  }
}

/** The text without the seams between its strings, and where each of its letters stood. */
function withoutSeams(text: string): { text: string; placeOf(index: number): number } | null {
  const cuts: { at: number; removed: number }[] = [];
  let rest = "";
  let from = 0;
  let removed = 0;
  for (const { 0: found, index } of text.matchAll(seam)) {
    rest += text.slice(from, index);
    from = index + found.length;
    removed += found.length;
    cuts.push({ at: rest.length, removed });
  }
  if (cuts.length === 0) return null;
  const placeOf = (index: number) => {
    let low = 0;
    let high = cuts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cuts[middle]?.at ?? 0) <= index) low = middle + 1;
      else high = middle;
    }
    return index + (cuts[low - 1]?.removed ?? 0);
  };
  return { text: rest + text.slice(from), placeOf };
}

/** Discord tokens, also those that are written in pieces so that nobody finds them. */
export function* findDiscordTokens(text: string): Generator<Match> {
  const token = { kind: "discord-token", variable: "DISCORD_TOKEN" } as const;
  for (const place of placesOf(afterId, text)) yield { ...token, ...place };
  for (const place of placesOf(afterListedId, text)) yield { ...token, ...place, isSplit: true };
  for (const { 0: found, index } of text.matchAll(userToken))
    yield { ...token, start: index, end: index + found.length };
  const whole = withoutSeams(text);
  if (whole === null) return;
  for (const place of placesOf(afterId, whole.text)) {
    const start = whole.placeOf(place.start);
    const end = whole.placeOf(place.end - 1) + 1;
    if (end - start > place.end - place.start) yield { ...token, start, end, isSplit: true };
  }
}
