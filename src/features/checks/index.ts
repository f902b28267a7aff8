export { checkerGone, checkerSeen } from "./checker-seen.ts";
export { type ClaimedCheck, claimDueChecks, longestMs, timeLimitMs } from "./claim-due-checks.ts";
export {
  type CheckOutcome,
  type CheckResult,
  decideOutcome,
  dropOutcome,
  silence,
} from "./decide-outcome.ts";
export { type CheckEnd, type Evidence, failedHere, judge, noteAnswer } from "./isolation.ts";
export { purgeOld } from "./purge-old.ts";
export { type BeatAnswer, recordBeat } from "./record-beat.ts";
export { type Recorded, recordResults } from "./record-results.ts";
export { releaseAllLeases, releaseLeases } from "./release-leases.ts";
export { checkNow, type Rescheduled, rescheduleChecking } from "./reschedule-checking.ts";
export { rollUpDays } from "./roll-up-days.ts";
export { decodeSamples, type Sample, sampleBytes } from "./samples.ts";
export { effectiveIntervalMs, effectiveIntervalS, nextDue, phaseMs } from "./schedule.ts";
export { type CheckedMonitor, silentFrom, startChecking } from "./start-checking.ts";
export { stopChecking } from "./stop-checking.ts";
export { vacuumStates, vacuumTables } from "./vacuum.ts";
