import { describe, expect, it } from "vitest";
import type { MonitorItem, MonitorLive, MonitorPage } from "#features/monitors/monitors.schema.ts";
import { applyHeard, applyLive, applyPause, keepOrder, shownStatus, turnOf } from "./live-page.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 12, minute)).toISOString();

const item: MonitorItem = {
  id: "a",
  status: "online",
  paused: null,
  since: at(0),
  confirming: false,
  lastAt: at(5),
  lastBeatAt: null,
  lastMs: 100,
  lastCause: null,
  lastDetail: null,
  lastStatusCode: 200,
  nextAt: at(10),
  boostUntil: at(50),
  name: "Site",
  type: "website",
  mode: "http",
  url: "https://example.com/",
  intervalS: 300,
  acceptedStatuses: "200-299",
  keyword: null,
  emailEnabled: false,
  email: null,
  discordEnabled: false,
  webhookMask: null,
  onProfile: false,
  certificateExpiresAt: null,
  createdAt: at(0),
  uptime: { day: 1, week: 1, month: 1 },
  bars: [{ atMs: Date.parse(at(5)), share: 1, ms: 100 }],
};

const page: MonitorPage = {
  summary: {
    total: 1,
    plan: "free",
    slots: 5,
    ceiling: 5,
    remaining: 4,
    minIntervalS: 300,
    boostsLeft: 1,
    byType: { website: 1, bot: 0 },
    online: 1,
    offline: 0,
    pending: 0,
    paused: 0,
    planNotice: null,
    checkerIsolated: false,
  },
  items: [item],
  matching: 1,
  page: 1,
  pages: 1,
};

const failure: MonitorLive = {
  id: "a",
  status: "offline",
  paused: null,
  since: at(10),
  confirming: false,
  lastAt: at(10),
  lastBeatAt: null,
  lastMs: null,
  lastCause: "connect",
  lastDetail: null,
  lastStatusCode: null,
  nextAt: at(15),
  boostUntil: null,
};

describe("applyHeard", () => {
  const heard = new Map([["a", failure]]);

  it("keeps what was heard while an older page was on its way", () => {
    expect(applyHeard(page, heard, "checks").items[0]).toMatchObject({ status: "offline", name: "Site" });
  });

  it("knows nothing better than a page that was read afterwards", () => {
    const later = { ...page, items: [{ ...item, lastAt: at(10), paused: "owner" as const }] };
    expect(applyHeard(later, heard, "checks")).toEqual(later);
  });
});

describe("applyLive", () => {
  it("updates the row and appends the check as a bar", () => {
    const [row] = applyLive(page, failure, "checks").items;
    expect(row).toMatchObject({ status: "offline", lastCause: "connect", name: "Site" });
    expect(row?.bars).toEqual([...item.bars, { atMs: Date.parse(at(10)), share: 0, ms: null }]);
  });

  it("leaves the bars of days alone", () => {
    expect(applyLive(page, failure, "days").items[0]?.bars).toBe(item.bars);
  });

  it("adds no second bar for the same check", () => {
    const once = applyLive(page, failure, "checks");
    const twice = applyLive(once, { ...failure, nextAt: at(16) }, "checks");
    expect(twice.items[0]?.bars).toHaveLength(2);
    expect(twice.items[0]?.nextAt).toBe(at(16));
  });

  it("ignores an event older than the row, and one of a monitor that is not shown", () => {
    expect(applyLive(page, { ...failure, lastAt: at(1) }, "checks")).toBe(page);
    expect(applyLive(page, { ...failure, id: "b" }, "checks")).toBe(page);
  });
});

describe("turnOf", () => {
  it("names a turn, and only a turn", () => {
    expect(turnOf(item, failure)).toEqual({ id: "a", name: "Site", to: "offline", first: false });
    expect(turnOf(item, { ...failure, status: "online" })).toBeNull();
    expect(turnOf(undefined, failure)).toBeNull();
    expect(turnOf({ ...item, status: "pending" }, { ...failure, status: "online" })?.first).toBe(true);
  });
});

describe("shownStatus", () => {
  it.each([
    [{ status: "online", paused: null, confirming: false }, "online"],
    [{ status: "online", paused: null, confirming: true }, "confirming"],
    [{ status: "pending", paused: null, confirming: true }, "confirming"],
    [{ status: "offline", paused: null, confirming: false }, "offline"],
    [{ status: "offline", paused: "owner", confirming: false }, "paused"],
  ] as const)("%j shows %s", (monitor, shown) => {
    expect(shownStatus(monitor)).toBe(shown);
  });
});

describe("applyPause", () => {
  it("moves the monitor between the counts, there and back", () => {
    const paused = applyPause(page, "a", true);
    expect(paused.summary).toMatchObject({ online: 0, paused: 1 });
    expect(paused.items[0]).toMatchObject({ paused: "owner", nextAt: null, boostUntil: null });
    expect(applyPause(paused, "a", false).summary).toMatchObject({ online: 1, paused: 0 });
  });

  it("does nothing twice", () => {
    expect(applyPause(page, "a", false)).toBe(page);
  });
});

describe("keepOrder", () => {
  const rows = (...ids: string[]): MonitorPage => ({ ...page, items: ids.map(id => ({ ...item, id })) });
  const ids = (shown: MonitorPage) => shown.items.map(({ id }) => id);

  it("keeps rows where they are while they are the same rows", () => {
    expect(ids(keepOrder(rows("a", "b", "c"), rows("c", "a", "b")))).toEqual(["a", "b", "c"]);
  });

  it("takes the new order when a row came or went", () => {
    expect(ids(keepOrder(rows("a", "b"), rows("c", "a", "b")))).toEqual(["c", "a", "b"]);
    expect(ids(keepOrder(rows("a", "b"), rows("c", "a")))).toEqual(["c", "a"]);
  });
});
