import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What this process measures. Labels are words of the vocabulary: never an id, an address or a name. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const registers = [registry];
const latencyBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export const metrics = {
  checks: new Counter({
    name: "ra3d_checks_total",
    help: "Checks that ended, by outcome: good, the cause of the failure, dropped (no network of our own) or stale.",
    labelNames: ["outcome"] as const,
    registers,
  }),
  lateness: new Histogram({
    name: "ra3d_check_lateness_seconds",
    help: "How long after its due time a check began.",
    buckets: latencyBuckets,
    registers,
  }),
  held: new Gauge({
    name: "ra3d_checks_held",
    help: "Checks in this worker's memory: waiting for their moment, for their host, running or being stored.",
    labelNames: ["stage"] as const,
    registers,
  }),
  flush: new Histogram({
    name: "ra3d_flush_seconds",
    help: "How long storing a batch of results took.",
    buckets: latencyBuckets,
    registers,
  }),
  isolated: new Gauge({
    name: "ra3d_checker_isolated",
    help: "1 while this worker reaches nothing, not even its control targets.",
    registers,
  }),
  deliveries: new Counter({
    name: "ra3d_deliveries_total",
    help: "Attempts to deliver a notification, by channel and what became of them.",
    labelNames: ["channel", "outcome"] as const,
    registers,
  }),
  ledgerWrong: new Gauge({
    name: "ra3d_ledger_wrong",
    help: "1 when the last proof found that the ledger of coins does not add up.",
    registers,
  }),
  waiting: new Gauge({
    name: "ra3d_deliveries_waiting",
    help: "Notifications that are not sent yet.",
    registers,
  }),
};
