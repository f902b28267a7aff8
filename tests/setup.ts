import { afterAll, afterEach } from "vitest";
import { watchConsole } from "./support/console-guard.ts";
import { guardNetwork } from "./support/network-guard.ts";

/** What a test did that no test may do; also what it did after its end, which the file then answers for. */
const offences: Error[] = [];
const note = (offence: Error) => void offences.push(offence);

watchConsole(note);
guardNetwork(note);

function failOnOffences(): void {
  const [first, ...more] = offences.splice(0);
  if (first === undefined) return;
  throw more.length === 0
    ? first
    : new AggregateError([first, ...more], `${first.message} (and ${more.length} more)`);
}

afterEach(failOnOffences);
afterAll(async () => {
  // One turn of the loop, so that what the last test left running has spoken.
  await new Promise(resolve => setImmediate(resolve));
  failOnOffences();
});
