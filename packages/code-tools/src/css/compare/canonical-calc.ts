/** Amounts by unit, as in `1.5em + 3.75rem`. */
type Sum = Map<string, number>;

const token = /\s*([+-](?=\s)|[*/()]|[+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?(?:%|[a-z]+)?)\s*/iy;

/** Null where there is more in it than numbers, units, brackets and signs. */
function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (found?.[1] === undefined) return null;
    tokens.push(found[1]);
  }
  return tokens;
}

const scaled = (sum: Sum, factor: number): Sum =>
  new Map([...sum].map(([unit, amount]) => [unit, amount * factor]));
const plainOf = (sum: Sum): number | null => (sum.size === 1 ? (sum.get("") ?? null) : null);

class Reader {
  private readonly tokens: string[];
  private at = 0;

  constructor(tokens: string[]) {
    this.tokens = tokens;
  }

  read(): Sum | null {
    const sum = this.sum();
    return this.at === this.tokens.length ? sum : null;
  }

  private take(...wanted: string[]): string | null {
    const next = this.tokens[this.at];
    if (next === undefined || !wanted.includes(next)) return null;
    this.at += 1;
    return next;
  }

  private sum(): Sum | null {
    const first = this.product();
    if (first === null) return null;
    const sum = new Map(first);
    for (let sign = this.take("+", "-"); sign !== null; sign = this.take("+", "-")) {
      const next = this.product();
      if (next === null) return null;
      for (const [unit, amount] of next)
        sum.set(unit, (sum.get(unit) ?? 0) + (sign === "-" ? -amount : amount));
    }
    return sum;
  }

  private product(): Sum | null {
    let left = this.atom();
    for (let sign = this.take("*", "/"); sign !== null && left !== null; sign = this.take("*", "/")) {
      const right = this.atom();
      if (right === null) return null;
      const [factor, other] = [plainOf(right), plainOf(left)];
      if (sign === "/") left = factor === null || factor === 0 ? null : scaled(left, 1 / factor);
      else if (factor !== null) left = scaled(left, factor);
      else left = other === null ? null : scaled(right, other);
    }
    return left;
  }

  private atom(): Sum | null {
    if (this.take("(") !== null) {
      const inside = this.sum();
      return this.take(")") === null ? null : inside;
    }
    const [, digits, unit = ""] =
      /^([+-]?[\d.]+(?:e[+-]?\d+)?)(%|[a-z]*)$/i.exec(this.tokens[this.at] ?? "") ?? [];
    if (digits === undefined) return null;
    this.at += 1;
    return new Map([[unit, Number(digits)]]);
  }
}

/** The terms of a sum, each with its sign; signs between terms have space on both sides. */
function termsOf(text: string): { sign: 1 | -1; text: string }[] {
  const terms: { sign: 1 | -1; text: string }[] = [{ sign: 1, text: "" }];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    const isSign = depth === 0 && /^ [+-] $/.test(text.slice(at - 1, at + 2));
    if (isSign) terms.push({ sign: letter === "+" ? 1 : -1, text: "" });
    else (terms.at(-1) ?? { text: "" }).text += letter;
  }
  return terms;
}

const tight = (text: string): string => text.replace(/\s*([*/])\s*/g, "$1").trim();
const amountOf = (amount: number): string => String(Number(amount.toPrecision(12)));

/** Plain amounts by unit, and the other terms as they are. */
function addUp(text: string): { plain: Sum; others: string[] } {
  const plain: Sum = new Map();
  const others: string[] = [];
  for (const term of termsOf(text)) {
    const tokens = tokensOf(term.text);
    const sum = tokens && new Reader(tokens).read();
    if (!sum) others.push(`${term.sign === 1 ? "+" : "-"} ${tight(term.text)}`);
    else for (const [unit, amount] of sum) plain.set(unit, (plain.get(unit) ?? 0) + term.sign * amount);
  }
  return { plain, others };
}

function sumOf(text: string): string {
  const { plain, others } = addUp(text);
  const amounts = [...plain].map(([unit, amount]) => `${amountOf(amount)}${unit}`);
  return [...amounts, ...others].sort().join(" ");
}

/** Brackets that are a sum within another function: `hsl((var(--h) - 5deg) …`. */
const innerSum = /(?<=[(,\s])\(((?:[^()]|var\([^()]*\))* [+-] (?:[^()]|var\([^()]*\))*)\)/g;

/**
 * `calc(…)` as one sum in one order: plain amounts added up by unit, terms with variables as they are. A single amount
 * above zero needs no `calc`, which only holds back negative ones.
 */
export function canonicalCalc(part: string): string {
  const inside = /^calc\((.*)\)$/.exec(part)?.[1];
  if (inside === undefined) {
    if (!/[(,\s]\(|calc\(/.test(part)) return part;
    return tight(part).replace(innerSum, (_, text: string) => `(${sumOf(text)})`);
  }
  const { plain, others } = addUp(inside);
  const [only] = [...plain];
  if (plain.size === 1 && others.length === 0 && only !== undefined && only[1] > 0)
    return `${amountOf(only[1])}${only[0]}`;
  return `calc(${sumOf(inside)})`;
}
