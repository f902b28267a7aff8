/**
 * Calls `fn` once the calls have paused for `waitMs`; the last arguments win.
 * With `maxWaitMs` it is called at the latest after that time, however busy the caller is.
 */
export function debounce(fn, waitMs, { maxWaitMs = Number.POSITIVE_INFINITY } = {}) {
  let timer;
  let firstAt;
  let lastCall;

  function run() {
    const { self, args } = lastCall;
    cancel();
    return fn.apply(self, args);
  }

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
    firstAt = undefined;
    lastCall = undefined;
  }

  function debounced(...args) {
    const now = Date.now();
    firstAt ??= now;
    lastCall = { self: this, args };
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(0, Math.min(waitMs, firstAt + maxWaitMs - now)));
  }

  return Object.assign(debounced, {
    cancel,
    /** Calls at once what is waiting, if anything is. */
    flush: () => (lastCall === undefined ? undefined : run()),
    isPending: () => lastCall !== undefined,
  });
}

/** Calls `fn` at most once in `everyMs`: at once for the first call, at the end of the time for the last one. */
export function throttle(fn, everyMs) {
  let timer;
  let lastCall;

  function open() {
    timer = undefined;
    if (lastCall === undefined) return;
    const { self, args } = lastCall;
    lastCall = undefined;
    timer = setTimeout(open, everyMs);
    fn.apply(self, args);
  }

  function throttled(...args) {
    lastCall = { self: this, args };
    if (timer === undefined) open();
  }

  return Object.assign(throttled, {
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      lastCall = undefined;
    },
  });
}
