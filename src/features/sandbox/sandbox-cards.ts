import type { SandboxAttempt, SandboxCard } from "./sandbox-shapes.ts";

/** The test cards, with the numbers that people know from Paddle's own sandbox. */
export const testCards: readonly { card: SandboxCard; number: string }[] = [
  { card: "visa", number: "4242 4242 4242 4242" },
  { card: "three_d", number: "4000 0038 0000 0446" },
  { card: "declined", number: "4000 0000 0000 0002" },
  { card: "expired", number: "4000 0000 0000 0069" },
  { card: "refuses_later", number: "4000 0027 6000 3184" },
];

export const isTestCard = (value: unknown): value is SandboxCard =>
  testCards.some(({ card }) => card === value);

const errors: Partial<Record<SandboxCard, string>> = { declined: "declined", expired: "expired_card" };

/** What an attempt to take money from a card comes to. A card that refuses later takes the first payment. */
export function attemptOf(card: SandboxCard, isRenewal: boolean, now: Date): SandboxAttempt {
  const error = isRenewal && card === "refuses_later" ? "declined" : (errors[card] ?? null);
  const number = testCards.find(one => one.card === card)?.number ?? "";
  return {
    status: error === null ? "captured" : "error",
    error_code: error,
    created_at: now.toISOString(),
    method_details: { type: "card", card: { type: "visa", last4: number.slice(-4) } },
  };
}
