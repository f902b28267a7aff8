/** An element with its attributes, its elements and its text. */
export type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

const token = /<\?xml[^>]*\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+/gy;
const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));|&/gi, (all, decimal, hex, name) => {
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    const value = name === undefined ? String.fromCodePoint(code) : named[name];
    if (value === undefined) throw new Error(`Unknown entity ${all}`);
    return value;
  });
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(/([\w:.-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [
      name,
      unescaped(value),
    ]),
  );

/** A strict reader of the XML that we write: what is not well-formed throws. No DTD, comments or CDATA. */
export function parseXml(source: string): Element {
  if (/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/u.test(source)) throw new Error("A character that XML forbids");
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [all, closing, name, attributes = "", empty] = match;
    end = match.index + all.length;
    const top = open.at(-1);
    if (top === undefined) throw new Error("More is closed than was opened");
    if (name === undefined) top.text += all.startsWith("<?") ? "" : unescaped(all);
    else if (closing === "/") {
      if (top.name !== name) throw new Error(`</${name}> closes <${top.name}>`);
      open.pop();
    } else {
      const element = { name, attributes: attributesOf(attributes), children: [], text: "" };
      top.children.push(element);
      if (empty !== "/") open.push(element);
    }
  }
  if (end !== source.length || open.length !== 1) throw new Error(`Not well-formed after ${end} characters`);
  const [only, ...more] = root.children;
  if (only === undefined || more.length > 0 || root.text.trim() !== "") throw new Error("Not one element");
  return only;
}

/** The elements of a name directly below one. */
export const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter(child => child.name === name);
