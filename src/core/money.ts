/**
 * Amounts are whole numbers of their smallest unit. Only this file makes them and only it shows them, so that no
 * fraction ever touches one: `npm run check` looks for arithmetic on amounts anywhere else.
 */
declare const unit: unique symbol;
type Amount<Unit extends string> = number & { readonly [unit]: Unit };

/** Coins of the site. */
export type Coins = Amount<"coins">;
/** Hundredths of a US dollar. */
export type Cents = Amount<"cents">;

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError("An amount is a whole number.");
  return value;
}

// The casts name the unit of a number that was just proven to be whole.
export const coins = (value: number): Coins => whole(value) as Coins;
export const cents = (value: number): Cents => whole(value) as Cents;

export const plus = <Of extends Coins | Cents>(one: Of, other: Of): Of => whole(one + other) as Of;
export const minus = <Of extends Coins | Cents>(one: Of, other: Of): Of => whole(one - other) as Of;
export const times = <Of extends Coins | Cents>(amount: Of, count: number): Of =>
  whole(amount * whole(count)) as Of;
export const sum = <Of extends Coins | Cents>(amounts: readonly Of[]): Of =>
  amounts.reduce((total, amount) => plus(total, amount), 0 as Of);

/** `amount` · numerator ÷ denominator, rounded to the nearest whole, halves up. */
export const share = <Of extends Coins | Cents>(amount: Of, numerator: number, denominator: number): Of =>
  whole(Math.floor((2 * amount * whole(numerator) + whole(denominator)) / (2 * denominator))) as Of;

/** "12.05": the digits of an amount of money, for formatters and providers. */
export function decimalOf(amount: Cents): string {
  const digits = String(amount < 0 ? -amount : amount).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
