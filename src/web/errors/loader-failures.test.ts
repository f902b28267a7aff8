import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors.ts";
import { createLog } from "#core/log.ts";
import { withLoaderFailures } from "./loader-failures.server.ts";

function guardedLoader(loader: () => unknown) {
  const lines: string[] = [];
  const log = createLog("info", { write: line => void lines.push(line) });
  // The part of a build that matters here.
  const build = { routes: { page: { id: "page", module: { loader } } } } as unknown as ServerBuild;
  const guarded = withLoaderFailures(build, log).routes.page?.module.loader as (args: {
    request: Request;
  }) => Promise<unknown>;
  const run = () => guarded({ request: new Request("https://ra3d.example/uptimes?secret=1") });
  return { run, lines };
}

const thrown = (run: () => Promise<unknown>) =>
  run().then(
    () => expect.unreachable("nothing was thrown"),
    error => error,
  );

describe("withLoaderFailures", () => {
  it("leaves what a loader returns alone", async () => {
    await expect(guardedLoader(() => ({ a: 1 })).run()).resolves.toEqual({ a: 1 });
  });

  it("lets answers through that were thrown", async () => {
    const answer = new Response(null, { status: 302 });
    const { run } = guardedLoader(() => {
      throw answer;
    });
    expect(await thrown(run)).toBe(answer);
  });

  it("turns a refusal into its status and code, without a log line", async () => {
    const { run, lines } = guardedLoader(() => {
      throw new AppError("monitor_not_found");
    });
    const failure = await thrown(run);
    expect(failure).toMatchObject({
      data: { code: "monitor_not_found", reference: null },
      init: { status: 404 },
    });
    expect(lines).toEqual([]);
  });

  it("logs anything else under the reference that it hands out, and nothing else goes out", async () => {
    const { run, lines } = guardedLoader(() => {
      throw new Error("relation users does not exist");
    });
    const failure = await thrown(run);
    expect(failure).toMatchObject({ data: { code: "internal" }, init: { status: 500 } });
    const reference: string = failure.data.reference;
    expect(reference).toMatch(/^[0-9a-z]{16}$/);
    expect(lines.join("")).toContain(reference);
    expect(lines.join("")).toContain("relation users does not exist");
    expect(JSON.stringify(failure.data)).not.toContain("relation");
    expect(lines.join("")).not.toContain("secret=1");
  });
});
