import { afterAll, afterEach } from "vitest";
import { offences } from "./support/offences.ts";

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
