/** The computations that run at the moment, innermost last: whoever reads a signal is noted by it. */
const running = [];
let depth = 0;
const waiting = new Set();

function track(readers) {
  const reader = running.at(-1);
  if (reader === undefined) return;
  readers.add(reader);
  reader.sources.add(readers);
}

function forget(reader) {
  for (const readers of reader.sources) readers.delete(reader);
  reader.sources.clear();
}

function notify(readers) {
  for (const reader of [...readers]) reader.invalidate();
  if (depth === 0) settle();
}

/** Effects run once, after everything they read has its new value. */
function settle() {
  depth += 1;
  try {
    for (let turns = 0; waiting.size > 0; turns += 1) {
      if (turns > 1000) throw new Error("effects change what they read, for ever");
      const [next] = waiting;
      waiting.delete(next);
      next.run();
    }
  } finally {
    depth -= 1;
  }
}

function within(reader, fn) {
  forget(reader);
  running.push(reader);
  try {
    return fn();
  } finally {
    running.pop();
  }
}

/** A value that knows who reads it: `count()` reads, `count.set(1)` and `count.update(n => n + 1)` write. */
export function signal(value) {
  const readers = new Set();
  const read = () => {
    track(readers);
    return value;
  };
  read.peek = () => value;
  read.set = next => {
    if (Object.is(next, value)) return;
    value = next;
    notify(readers);
  };
  read.update = change => read.set(change(value));
  return read;
}

/** A value made of others: computed when read, kept until one of them changes. */
export function computed(compute) {
  const readers = new Set();
  let value;
  let isStale = true;
  const reader = {
    sources: new Set(),
    invalidate() {
      if (isStale) return;
      isStale = true;
      for (const each of [...readers]) each.invalidate();
    },
  };
  const read = () => {
    track(readers);
    if (isStale) {
      value = within(reader, compute);
      isStale = false;
    }
    return value;
  };
  return read;
}

/** Runs now and whenever something it read changes; what it returns is called before the next run. Stops on call. */
export function effect(fn) {
  let cleanUp;
  const reader = {
    sources: new Set(),
    invalidate: () => waiting.add(reader),
    run() {
      cleanUp?.();
      cleanUp = undefined;
      cleanUp = within(reader, fn);
    },
  };
  reader.run();
  return () => {
    waiting.delete(reader);
    forget(reader);
    cleanUp?.();
    cleanUp = undefined;
  };
}

/** Several changes, one run of the effects. */
export function batch(fn) {
  depth += 1;
  try {
    return fn();
  } finally {
    depth -= 1;
    if (depth === 0) settle();
  }
}
