/** The character that separates the first line best; quoted parts do not count. */
export function guessSeparator(text) {
  const line = text.replace(/"(?:[^"]|"")*"/g, "").split(/\r?\n/, 1)[0];
  const counts = [",", ";", "\t", "|"].map(separator => [line.split(separator).length, separator]);
  return counts.reduce((best, each) => (each[0] > best[0] ? each : best))[1];
}

/**
 * CSV text → rows of strings (RFC 4180): quotes, doubled quotes, line breaks inside quotes, any line ending, and a
 * byte order mark are understood. Throws with the line when a quote is never closed or something follows one.
 */
export function parseCsv(text, { separator = guessSeparator(text) } = {}) {
  const rows = [];
  let row = [];
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (at === text.length) return rows;

  const fail = (message, place) => {
    throw new SyntaxError(`line ${text.slice(0, place).split(/\r\n|\r|\n/).length}: ${message}`);
  };
  const quoted = () => {
    const opened = at;
    let value = "";
    for (;;) {
      const close = text.indexOf('"', at + 1);
      if (close === -1) fail("a quote is never closed", opened);
      value += text.slice(at + 1, close);
      at = close + 1;
      if (text[at] !== '"') return value;
      value += '"';
    }
  };
  const plain = () => {
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r") at += 1;
    return text.slice(start, at);
  };

  for (;;) {
    row.push(text[at] === '"' ? quoted() : plain());
    if (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r")
      fail("something follows a closing quote", at);
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
    at += 1;
    if (at >= text.length) return rows;
  }
}

/** Rows as objects, named by the first row. Every value stays text: "007" is no number. */
export function parseCsvObjects(text, options) {
  const [names = [], ...rows] = parseCsv(text, options);
  return rows
    .filter(row => row.length > 1 || row[0] !== "")
    .map(row => Object.fromEntries(names.map((name, column) => [name.trim(), row[column] ?? ""])));
}

/**
 * Rows → CSV text. Cells that a spreadsheet would take for a formula get an apostrophe before them unless `rawFormulas` is set:
 * a name like =HYPERLINK(…) in an export is an attack on whoever opens it.
 */
export function stringifyCsv(rows, { separator = ",", rawFormulas = false } = {}) {
  const needsQuotes = new RegExp(`["\\r\\n${separator === "\t" ? "\\t" : `\\${separator}`}]|^\\s|\\s$`);
  const cell = value => {
    let text = value == null ? "" : String(value);
    if (!rawFormulas && typeof value === "string" && /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d/.test(text))
      text = `'${text}`;
    return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map(row => row.map(cell).join(separator)).join("\r\n");
}
