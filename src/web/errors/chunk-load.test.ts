import { afterEach, describe, expect, it, vi } from "vitest";
import { limits } from "#core/limits.ts";
import { forgetReload, isChunkLoadError, loadChunk, reloadOnce } from "./chunk-load.ts";
import { loadRouteModule } from "./load-route-module.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("loadChunk", () => {
  it("hands on what was loaded", async () => {
    await expect(loadChunk(async () => ({ page: 1 }))).resolves.toEqual({ page: 1 });
  });

  it("names a failure, and keeps its reason", async () => {
    const reason = new TypeError("Failed to fetch");
    const failure = await loadChunk(() => Promise.reject(reason)).catch(error => error);
    expect(failure).toMatchObject({ name: "ChunkLoadError", cause: reason });
    expect(isChunkLoadError(failure)).toBe(true);
    expect(isChunkLoadError(reason)).toBe(false);
  });

  it("waits 120 000 ms and no longer", async () => {
    vi.useFakeTimers();
    expect(limits.chunkLoadMs).toBe(120_000);
    const outcome = loadChunk(() => new Promise(() => {})).catch(error => error.name);
    const state = vi.fn();
    void outcome.then(state);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(state).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(state).toHaveBeenCalledWith("ChunkLoadError");
  });
});

describe("loadRouteModule", () => {
  it("loads a page's code once", async () => {
    const cache: Record<string, unknown> = {};
    const route = { id: "routes/x", module: "data:text/javascript,export const page = 7" };
    const first = await loadRouteModule(route, cache);
    expect(first).toMatchObject({ page: 7 });
    expect(await loadRouteModule({ ...route, module: "data:broken" }, cache)).toBe(first);
  });

  it("makes a page that shows the ChunkLoadError, and forgets it", async () => {
    const cache: Record<string, unknown> = {};
    const broken = { id: "routes/x", module: "data:text/javascript,export const" };
    const page = (await loadRouteModule(broken, cache)) as { default(): never };
    expect(page.default).toThrow(expect.objectContaining({ name: "ChunkLoadError" }));
    expect(cache).toEqual({});
  });
});

function fakePage(href: string) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal("location", { href, reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return reload;
}

describe("reloadOnce", () => {
  it("reloads an address once, until a page has come alive", () => {
    const reload = fakePage("https://ra3d.example/settings");
    reloadOnce();
    reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
    forgetReload();
    reloadOnce();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does not reload where nothing can be remembered", () => {
    const reload = fakePage("https://ra3d.example/");
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new Error("blocked");
      },
    });
    reloadOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
