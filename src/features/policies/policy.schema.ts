import { z } from "zod";
import { policyNames } from "#core/vocabulary.ts";

/** A stretch of text. An `href` leads to a page of ours (`/…`), to a part of this one (`#…`) or elsewhere. */
export const Piece = z.object({ text: z.string(), strong: z.boolean(), href: z.string().nullable() });
export type Piece = z.output<typeof Piece>;

export const Block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), pieces: z.array(Piece) }),
  z.object({ kind: z.literal("list"), items: z.array(z.array(Piece)) }),
]);
export type Block = z.output<typeof Block>;

export const Policy = z.object({
  name: z.enum(policyNames),
  title: z.string().min(1),
  description: z.string().min(1),
  updatedAt: z.iso.date(),
  intro: z.array(Block),
  sections: z.array(
    z.object({
      id: z.string().regex(/^[a-z][a-z-]*$/),
      title: z.string().min(1),
      blocks: z.array(Block).min(1),
    }),
  ),
});
export type Policy = z.output<typeof Policy>;
