import { describe, expect, it, onTestFinished } from "vitest";
import { createProber, type ProberOptions } from "./http-probe.ts";
import {
  type Behaviour,
  fixedResolver,
  httpAnswer,
  localProberSettings,
  shortLimitMs,
  startTestHost,
  type TestHost,
  targetOf,
} from "./test-hosts.ts";

function proberWith(changes: Partial<ProberOptions> = {}) {
  const prober = createProber({ ...localProberSettings, ...changes });
  onTestFinished(() => prober.close());
  return prober;
}

async function hostWith(behaviour: Behaviour): Promise<TestHost> {
  const host = await startTestHost(behaviour);
  onTestFinished(() => host.close());
  return host;
}

const silent = () => undefined;

describe("the second try", () => {
  it("follows a failure at once, and its result counts", async () => {
    let calls = 0;
    const host = await hostWith(socket => socket.end(httpAnswer(++calls === 1 ? 503 : 200)));
    const result = await proberWith().probe(targetOf(`http://127.0.0.1:${host.port}/`, { secondTry: true }));
    expect(result).toMatchObject({ ok: true, statusCode: 200 });
    expect(calls).toBe(2);
  });

  it("has a time limit of its own and asks again for a name that was not found", async () => {
    let calls = 0;
    const host = await hostWith(socket => {
      if (++calls > 1) socket.end(httpAnswer(200));
    });
    const names: Record<string, string[] | string> = { "waking.example": ["127.0.0.1"] };
    const prober = proberWith({ resolver: fixedResolver(names, 0) });
    const target = targetOf(`http://waking.example:${host.port}/`, {
      secondTry: true,
      timeLimitMs: shortLimitMs,
    });
    expect(await prober.probe(target)).toMatchObject({ ok: true });

    names["waking.example"] = "ESERVFAIL";
    const resolver = fixedResolver(names);
    const failing = proberWith({ resolver, allowPrivateNetworks: false });
    expect(await failing.probe(target)).toMatchObject({ cause: "dns" });
    expect(resolver.asked.filter(question => question.endsWith("/4"))).toHaveLength(2);
  });

  it("is spared where it cannot help", async () => {
    const resolver = fixedResolver({ "inside.example": ["10.0.0.1"] }, 0);
    const prober = proberWith({ resolver, allowPrivateNetworks: false });
    await prober.probe(targetOf("http://inside.example/", { secondTry: true }));
    expect(resolver.asked).toHaveLength(2);
  });
});

describe("ending early", () => {
  it("an aborted check says so and leaves no socket open", async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const stop = new AbortController();
    const result = await (async () => {
      const host = await hostWith(socket => {
        closed = new Promise(resolve => socket.once("close", resolve));
        stop.abort();
      });
      const target = targetOf(`http://127.0.0.1:${host.port}/`, { secondTry: true });
      return proberWith().probe(target, stop.signal);
    })();
    expect(result).toMatchObject({ ok: false, cause: "timeout", detail: "aborted" });
    await closed;
  });

  it("takes one signal for many checks without a warning", async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on("warning", note);
    onTestFinished(() => {
      process.off("warning", note);
    });
    const host = await hostWith(httpAnswer(200));
    const { signal } = new AbortController();
    const prober = proberWith();
    const target = targetOf(`http://127.0.0.1:${host.port}/`);
    const results = await Promise.all(Array.from({ length: 30 }, () => prober.probe(target, signal)));
    expect(results.every(result => result.ok)).toBe(true);
    expect(warnings).toEqual([]);
  });

  it("closing ends the running checks and refuses later ones", async () => {
    const prober = proberWith();
    let arrived = silent as () => void;
    const host = await hostWith(() => arrived());
    const target = targetOf(`http://127.0.0.1:${host.port}/`);
    const running = new Promise<void>(resolve => {
      arrived = resolve;
    });
    const result = prober.probe(target);
    await running;
    expect(prober.stats().inFlight).toBe(1);
    await prober.close();
    expect(await result).toMatchObject({ detail: "aborted" });
    expect(await prober.probe(target)).toMatchObject({ detail: "aborted" });
    expect(prober.stats()).toMatchObject({ inFlight: 0, checks: 2 });
    expect(host.connections()).toBe(1);
  });
});
