import { randomInt } from "node:crypto";

/** Sets how far an app with MOVABLE_CLOCK is ahead of the machine. The stand-in for Discord has the clock. */
export async function moveClock(url: string, shiftMs: number): Promise<void> {
  // From another address each time, as in signIn: logins are limited by it.
  const home = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const login = await fetch(`${url}/api/login`, {
    redirect: "manual",
    headers: { "x-forwarded-for": home },
  });
  const standIn = new URL(login.headers.get("location") ?? "").origin;
  const headers = { "content-type": "application/json" };
  const moved = await fetch(`${standIn}/clock`, {
    method: "POST",
    headers,
    body: JSON.stringify({ shiftMs }),
  });
  if (!moved.ok) throw new Error(`The clock answered ${moved.status}.`);
}
