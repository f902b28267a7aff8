import { limits } from "#core/limits.ts";

/** Time for the gate, in milliseconds that only grow. Tests pass one that they move. */
export type GateScheduler = {
  nowMs(): number;
  /** Calls back once after `delayMs`. `keepAlive` says whether the process may end before. */
  after(delayMs: number, callback: () => void, keepAlive: boolean): void;
};

export type HostGate = {
  /** Runs the task as soon as its host has room, in the order of the calls; settles as the task does. */
  run<T>(host: string, task: () => Promise<T>): Promise<T>;
  stats(): { hosts: number; running: number; waiting: number };
};

type Options = { scheduler?: GateScheduler; concurrent?: number; perSecond?: number };

type Waiting = { start: () => void; next: Waiting | null };

type Host = {
  running: number;
  first: Waiting | null;
  last: Waiting | null;
  /** When the last `perSecond` tasks started; a ring once it is full, `oldest` being its oldest place. */
  starts: number[];
  oldest: number;
  waking: boolean;
  leaving: boolean;
};

const windowMs = 1_000;

const timers: GateScheduler = {
  nowMs: () => performance.now(),
  after: (delayMs, callback, keepAlive) => {
    const timer = setTimeout(callback, Math.ceil(delayMs));
    if (!keepAlive) timer.unref();
  },
};

/**
 * Keeps many monitors on one host from hammering it: per host at most `perHostConcurrent` at a time, and at most
 * `perHostPerSecond` starts in any second. Each step costs the same however many wait; an idle host is forgotten.
 */
export function createHostGate(options: Options = {}): HostGate {
  const scheduler = options.scheduler ?? timers;
  const concurrent = options.concurrent ?? limits.monitor.perHostConcurrent;
  const perSecond = options.perSecond ?? limits.monitor.perHostPerSecond;
  const hosts = new Map<string, Host>();
  let running = 0;
  let waiting = 0;

  const hostOf = (name: string): Host => {
    const known = hosts.get(name);
    if (known !== undefined) return known;
    const starts: number[] = [];
    const host = { running: 0, first: null, last: null, starts, oldest: 0, waking: false, leaving: false };
    hosts.set(name, host);
    return host;
  };

  const untilNextStart = (host: Host): number => {
    if (host.starts.length < perSecond) return 0;
    return Math.max(0, (host.starts[host.oldest] ?? 0) + windowMs - scheduler.nowMs());
  };

  const noteStart = (host: Host) => {
    if (host.starts.length < perSecond) {
      host.starts.push(scheduler.nowMs());
    } else {
      host.starts[host.oldest] = scheduler.nowMs();
      host.oldest = (host.oldest + 1) % perSecond;
    }
  };

  const admit = (host: Host) => {
    while (host.first !== null && host.running < concurrent) {
      const delayMs = untilNextStart(host);
      if (delayMs > 0) return wakeLater(host, delayMs);
      const { start, next } = host.first;
      host.first = next;
      if (next === null) host.last = null;
      waiting--;
      host.running++;
      running++;
      noteStart(host);
      start();
    }
  };

  const wakeLater = (host: Host, delayMs: number) => {
    if (host.waking) return;
    host.waking = true;
    const wake = () => {
      host.waking = false;
      admit(host);
    };
    scheduler.after(delayMs, wake, true);
  };

  /** A host is forgotten only a second after it fell idle: its starts still count until then. */
  const leaveLater = (name: string, host: Host) => {
    if (host.leaving || host.running > 0 || host.first !== null) return;
    host.leaving = true;
    const idleSince = scheduler.nowMs();
    const leave = () => {
      host.leaving = false;
      if (host.running > 0 || host.first !== null) return;
      const newest = host.starts[(host.oldest + host.starts.length - 1) % host.starts.length] ?? idleSince;
      if (scheduler.nowMs() - newest >= windowMs) hosts.delete(name);
      else leaveLater(name, host);
    };
    scheduler.after(windowMs, leave, false);
  };

  return {
    run(name, task) {
      const host = hostOf(name);
      return new Promise((resolve, reject) => {
        const end = () => {
          host.running--;
          running--;
          admit(host);
          leaveLater(name, host);
        };
        const start = () => {
          void runTask(task).then(resolve, reject).finally(end);
        };
        const entry: Waiting = { start, next: null };
        if (host.last === null) host.first = entry;
        else host.last.next = entry;
        host.last = entry;
        waiting++;
        admit(host);
      });
    },
    stats: () => ({ hosts: hosts.size, running, waiting }),
  };
}

/** A task that throws before its first await rejects like any other. */
const runTask = async <T>(task: () => Promise<T>): Promise<T> => task();
