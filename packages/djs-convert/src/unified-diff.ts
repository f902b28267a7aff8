/** The changed lines of a file with three lines around them, as `diff -u` shows them. */
export function unifiedDiff(path: string, before: string, after: string, newPath: string = path): string {
  const a = before.split("\n");
  const b = after.split("\n");
  const pairs = matching(a, b);
  const rows: { sign: " " | "-" | "+"; text: string; a: number; b: number }[] = [];
  let i = 0;
  let j = 0;
  for (const [x, y] of [...pairs, [a.length, b.length] as const]) {
    for (; i < x; i++) rows.push({ sign: "-", text: a[i] ?? "", a: i, b: j });
    for (; j < y; j++) rows.push({ sign: "+", text: b[j] ?? "", a: i, b: j });
    if (i < a.length) rows.push({ sign: " ", text: a[i] ?? "", a: i, b: j });
    i += 1;
    j += 1;
  }
  const near = rows.map((_row, at) => rows.slice(Math.max(0, at - 3), at + 4).some(row => row.sign !== " "));
  let text = `--- a/${path}\n+++ b/${newPath}\n`;
  for (let at = 0; at < rows.length; at++) {
    if (!near[at]) continue;
    let end = at;
    while (end < rows.length && near[end]) end += 1;
    const hunk = rows.slice(at, end);
    const [olds, news] = [hunk.filter(row => row.sign !== "+"), hunk.filter(row => row.sign !== "-")];
    text += `@@ -${(hunk[0]?.a ?? 0) + 1},${olds.length} +${(hunk[0]?.b ?? 0) + 1},${news.length} @@\n`;
    text += hunk.map(row => `${row.sign}${row.text}\n`).join("");
    at = end;
  }
  return text;
}

/** Lines that both have, in order: converted code keeps its lines, so a short look ahead finds them. */
function matching(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      pairs.push([i++, j++]);
      continue;
    }
    const [skipA, skipB] = nextMatch(a, b, i, j);
    i += skipA;
    j += skipB;
  }
  return pairs;
}

function nextMatch(
  a: readonly string[],
  b: readonly string[],
  i: number,
  j: number,
): readonly [number, number] {
  for (let distance = 1; distance < 60; distance++) {
    for (let ahead = 0; ahead <= distance; ahead++) {
      if (a[i + distance] !== undefined && a[i + distance] === b[j + ahead]) return [distance, ahead];
      if (b[j + distance] !== undefined && a[i + ahead] === b[j + distance]) return [ahead, distance];
    }
  }
  return [1, 1];
}
