/** A mail as a program reads it that has received it. */
export type ReceivedMail = {
  /** The addresses of the envelope, which are those that count. */
  from: string;
  to: string[];
  raw: string;
  /** Decoded, by name in lower case. A name that stands twice has its values joined by a line end. */
  headers: Record<string, string>;
  text: string;
  html: string;
};

const bytesOf = (text: string) => Buffer.from(text, "latin1");

function decodeQuotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\r?\n/g, "");
  return bytesOf(
    joined.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  );
}

function decodeBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, "base64").toString("utf8");
  if (/quoted-printable/i.test(encoding)) return decodeQuotedPrintable(body).toString("utf8");
  return bytesOf(body).toString("utf8");
}

/** RFC 2047: neighbouring encoded words belong together, white space between them does not count. */
function decodeWords(value: string): string {
  const joined = value.replace(/(\?=)\s+(=\?)/g, "$1$2");
  const words = joined.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) => {
    if (kind.toLowerCase() === "b") return Buffer.from(text, "base64").toString("latin1");
    return decodeQuotedPrintable(text.replaceAll("_", " ")).toString("latin1");
  });
  return words === joined ? value : bytesOf(words).toString("utf8");
}

function parsePart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.search(/\r?\n\r?\n/);
  const head = raw.slice(0, end).replace(/\r?\n[ \t]+/g, " ");
  const headers: Record<string, string> = {};
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = decodeWords(line.slice(colon + 1).trim());
    headers[name] = name in headers ? `${headers[name]}\n${value}` : value;
  }
  return { headers, body: raw.slice(end).replace(/^\r?\n\r?\n/, "") };
}

/** Reads a mail with a text and a HTML part, as ours are. `raw` holds one byte a character. */
export function parseMail(raw: string, envelope: { from: string; to: string[] }): ReceivedMail {
  const { headers, body } = parsePart(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers["content-type"] ?? "")?.[1];
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  const found = { text: "", html: "" };
  for (const part of parts) {
    const inner = parsePart(part.replace(/^\r?\n|\r?\n$/g, ""));
    const kind = /text\/html/.test(inner.headers["content-type"] ?? "") ? "html" : "text";
    found[kind] = decodeBody(inner.body, inner.headers["content-transfer-encoding"] ?? "");
  }
  return { ...envelope, raw, headers, ...found };
}
