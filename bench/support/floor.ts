import http from "node:http";
import https from "node:https";
import { answer } from "./messages.ts";

const concurrency = 100;

/** CPU milliseconds of the leanest check that Node's own client makes: one request, no agent, answer read. */
answer({
  async measure({ ports, checks, authority }: { ports: number[]; checks: number; authority: string | null }) {
    const get = (index: number) =>
      new Promise<void>((resolve, reject) => {
        const port = ports[index % ports.length];
        const where = { host: "127.0.0.1", port, path: "/1000000000", agent: false as const };
        const options = authority === null ? where : { ...where, ca: authority, servername: "localhost" };
        const call = (authority === null ? http : https).get(options, response => {
          response.resume();
          response.once("end", resolve);
        });
        call.on("error", reject);
      });
    const run = async (count: number) => {
      let next = 0;
      const lane = async () => {
        while (next < count) await get(next++);
      };
      await Promise.all(Array.from({ length: concurrency }, lane));
    };
    await run(Math.min(1_000, checks));
    const before = process.cpuUsage();
    await run(checks);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / checks;
  },
});
