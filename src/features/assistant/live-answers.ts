/** An answer that this process is writing. */
export type LiveAnswer = {
  text: string;
  /** Ends the model's work; the reason says who wanted it. */
  controller: AbortController;
  /** Resolves at the next change. */
  changed(): Promise<void>;
  tell(): void;
};

export type EndReason = "stop" | "timeout" | "interrupted" | "long" | "failed";

const live = new Map<string, LiveAnswer>();

export function openLive(answerId: string): LiveAnswer {
  let { promise, resolve } = Promise.withResolvers<void>();
  const answer: LiveAnswer = {
    text: "",
    controller: new AbortController(),
    changed: () => promise,
    tell: () => {
      resolve();
      ({ promise, resolve } = Promise.withResolvers<void>());
    },
  };
  live.set(answerId, answer);
  return answer;
}

export const findLive = (answerId: string): LiveAnswer | null => live.get(answerId) ?? null;

/** It stands in the database now; whoever follows it reads it there. */
export function closeLive(answerId: string): void {
  const answer = live.get(answerId);
  live.delete(answerId);
  answer?.tell();
}
