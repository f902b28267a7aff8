import { AppError } from "#core/errors.ts";
import { assertRight, writeAudit } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { JobRetry } from "./system.schema.ts";

/** Lets a failed job come again, once. What it does is safe to repeat, as all jobs are. For staff. */
export async function retryJob(ctx: Ctx, input: unknown): Promise<{ id: string }> {
  assertRight(ctx, "system");
  const { queue, id } = parseInput(JobRetry, input);
  if (!(await ctx.jobs.retry(queue, id))) throw new AppError("not_found");
  await ctx.db.transaction(tx =>
    writeAudit(tx, ctx, {
      action: "job.retry",
      subjectKind: "job",
      subjectId: id,
      details: { queue },
    }),
  );
  return { id };
}
