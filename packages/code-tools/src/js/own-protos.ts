import { applyEdits } from "./edits.ts";
import { type Reading, readAs } from "./read-input.ts";
import type { Stage, StepOptions } from "./steps.ts";

/**
 * Code in which each `__proto__` that is a property and sets no prototype is written so that every engine keeps it. Before
 * each step of a chain anew: what one engine rightly writes shorter is what the next one breaks.
 */
export function withOwnProtos(stage: Stage, options: StepOptions, input: Reading): Stage {
  if (input.ownProtos.length === 0) return stage;
  const made = applyEdits(stage.code, readAs(stage.code, input.goal).ownProtos);
  const maps = options.sourceMap ? [made.mapFor(options.fileName), ...stage.maps] : [];
  return { code: made.code, maps };
}
