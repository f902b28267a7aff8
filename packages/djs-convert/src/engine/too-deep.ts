/** Whether an error says that code is nested more deeply than the engine can follow, in the words of any engine. */
export const isTooDeep = (error: unknown): boolean =>
  error instanceof Error && /call stack|too much recursion/i.test(error.message);
