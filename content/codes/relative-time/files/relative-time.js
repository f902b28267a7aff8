const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** From this many seconds on, a unit is the right one; and how long it is. */
const steps = [
  { unit: "year", from: 320 * day, size: 365.25 * day },
  { unit: "month", from: 26 * day, size: 30.44 * day },
  { unit: "week", from: 7 * day, size: 7 * day },
  { unit: "day", from: 22 * hour, size: day },
  { unit: "hour", from: 45 * minute, size: hour },
  { unit: "minute", from: 45, size: minute },
  { unit: "second", from: 0, size: 1 },
];

const formatters = new Map();
function formatterFor(language, style) {
  const key = `${language} ${style}`;
  if (!formatters.has(key))
    formatters.set(key, new Intl.RelativeTimeFormat(language, { numeric: "auto", style }));
  return formatters.get(key);
}

/** "5 minutes ago", "tomorrow", "قبل يومين": `date` seen from `now`, in the words of `language`. */
export function relativeTime(date, { now = Date.now(), language = "en", style = "long" } = {}) {
  const seconds = (Number(date) - Number(now)) / 1000;
  if (!Number.isFinite(seconds)) throw new RangeError("relativeTime: not a date");
  const step = steps.find(({ from }) => Math.abs(seconds) >= from);
  const count = Math.round(seconds / step.size);
  // Nobody counts the first seconds.
  if (step.unit === "second" && Math.abs(count) < 10)
    return formatterFor(language, style).format(0, "second");
  return formatterFor(language, style).format(count || Math.sign(seconds), step.unit);
}

/** In how many milliseconds the words may change: often while it is fresh, seldom when it is old. */
export function nextChangeMs(date, now = Date.now()) {
  const age = Math.abs(Number(date) - Number(now)) / 1000;
  if (age < 45) return 5_000;
  if (age < 45 * minute) return 15_000;
  return age < 22 * hour ? 5 * minute * 1000 : hour * 1000;
}

/** Keeps every <time datetime> below `root` up to date, new ones included. Returns a function that stops. */
export function keepFresh(root = document, { language = document.documentElement.lang } = {}) {
  let timer;
  const exact = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short" });
  const refresh = () => {
    let next = hour * 1000;
    for (const element of root.querySelectorAll("time[datetime]")) {
      const date = new Date(element.dateTime);
      if (Number.isNaN(date.getTime())) continue;
      element.textContent = relativeTime(date, { language });
      element.title = exact.format(date);
      next = Math.min(next, nextChangeMs(date));
    }
    clearTimeout(timer);
    timer = setTimeout(refresh, next);
  };
  const observer = new MutationObserver(changes => {
    const isNew = node =>
      node instanceof Element && (node.matches("time[datetime]") || node.querySelector("time[datetime]"));
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isNew))) refresh();
  });
  observer.observe(root, { childList: true, subtree: true });
  refresh();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
