import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectLive, type LiveListener, waitBefore } from "./live-connection.ts";

class Source extends EventTarget {
  static opened: Source[] = [];
  readonly url: string;
  closed = false;
  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }
  close() {
    this.closed = true;
  }
}

class Tab extends EventTarget {
  hidden = false;
  turn(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

const listener = () => ({
  onMonitor: vi.fn<LiveListener["onMonitor"]>(),
  onSummary: vi.fn<LiveListener["onSummary"]>(),
  onState: vi.fn<LiveListener["onState"]>(),
  onGap: vi.fn<LiveListener["onGap"]>(),
});

let tab: Tab;
beforeEach(() => {
  vi.useFakeTimers();
  Source.opened = [];
  tab = new Tab();
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("document", tab);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("waitBefore", () => {
  it("doubles, is spread, and ends at half a minute", () => {
    expect([0, 1, 2, 10].map(tries => waitBefore(tries, 1))).toEqual([1_000, 2_000, 4_000, 30_000]);
    expect(waitBefore(2, 0)).toBe(2_000);
  });
});

describe("connectLive", () => {
  it("hands events on as they come", () => {
    const heard = listener();
    connectLive("/live", heard);
    const [source] = Source.opened;
    source?.dispatchEvent(new Event("open"));
    source?.dispatchEvent(new MessageEvent("monitor", { data: '{"id":"a"}' }));
    source?.dispatchEvent(new MessageEvent("summary", { data: '{"total":2}' }));
    expect(heard.onMonitor).toHaveBeenCalledWith({ id: "a" });
    expect(heard.onSummary).toHaveBeenCalledWith({ total: 2 });
    expect(heard.onGap).not.toHaveBeenCalled();
  });

  it("comes back after a failure and tells of the gap", () => {
    const heard = listener();
    connectLive("/live", heard);
    Source.opened[0]?.dispatchEvent(new Event("error"));
    expect(Source.opened[0]?.closed).toBe(true);
    expect(heard.onState).toHaveBeenLastCalledWith("waiting");
    vi.advanceTimersByTime(1_000);
    expect(Source.opened).toHaveLength(2);
    Source.opened[1]?.dispatchEvent(new Event("open"));
    expect(heard.onGap).toHaveBeenCalledOnce();
  });

  it("rests while the tab is hidden and refreshes on return", () => {
    const heard = listener();
    const stop = connectLive("/live", heard);
    tab.turn(true);
    expect(Source.opened[0]?.closed).toBe(true);
    vi.advanceTimersByTime(120_000);
    expect(Source.opened).toHaveLength(1);
    tab.turn(false);
    Source.opened[1]?.dispatchEvent(new Event("open"));
    expect(heard.onGap).toHaveBeenCalledOnce();
    stop();
    expect(Source.opened[1]?.closed).toBe(true);
    tab.turn(false);
    expect(Source.opened).toHaveLength(2);
  });
});
