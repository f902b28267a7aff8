import { z } from "zod";

const text = z.string().trim().min(1);

/** An error that people meet with discord.js: what it says, why it comes, how it goes away. */
export const Article = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** The error as it stands in the console; several are on lines of their own. */
  error: text,
  title: z.object({ en: text, ar: text }),
  cause: z.object({ en: text, ar: text }),
  fix: z.object({ en: text, ar: text }),
  /** Words that people ask with, in both languages. */
  words: text,
  code: text,
});
export type Article = z.output<typeof Article>;
