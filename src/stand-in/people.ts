import { createHash } from "node:crypto";
import { dayMs } from "#core/time.ts";

/** What one chooses on the page: a name, and how that account is. */
export type Choice = { name: string; age: "old" | "new"; email: "verified" | "unverified"; avatar: boolean };

export const readyNames = ["Rana", "Sami", "Layla", "Omar"] as const;
export const plainChoice = (name: string): Choice => ({ name, age: "old", email: "verified", avatar: true });

/** Discord's ids count milliseconds from here. */
const discordEpoch = Date.UTC(2015, 0, 1);
const oldFrom = Date.UTC(2019, 0, 1);

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * The same choice has the same id always. An old account's lies somewhere in 2019; a new one's is from the day before
 * `now`, so within one day it stays the same too.
 */
function idOf(choice: Choice, now: Date): string {
  const digest = hashOf(`${choice.age}:${choice.name.toLowerCase()}`);
  const withinYear = digest.readUInt32BE(0) % (365 * dayMs);
  const yesterday = (Math.floor(now.getTime() / dayMs) - 1) * dayMs;
  const createdAt = choice.age === "old" ? oldFrom + withinYear : yesterday + (withinYear % dayMs);
  return String((BigInt(createdAt - discordEpoch) << 22n) | BigInt(digest.readUInt32BE(4) & 0x3fffff));
}

/** Letters that Discord allows in a user name; others are left out. */
const usernameOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9_.]+/g, "_")
    .replace(/^_+|_+$/g, "") || `user_${hashOf(name).toString("hex").slice(0, 6)}`;

export type StandInUser = {
  id: string;
  username: string;
  global_name: string;
  discriminator: string;
  avatar: string | null;
  email: string;
  verified: boolean;
  locale: string;
  mfa_enabled: boolean;
  public_flags: number;
};

/** The user that Discord would describe, in its shape. */
export function userOf(choice: Choice, now: Date): StandInUser {
  const username = usernameOf(choice.name);
  return {
    id: idOf(choice, now),
    username,
    global_name: choice.name,
    discriminator: "0",
    avatar: choice.avatar ? hashOf(`picture:${choice.name}`).toString("hex").slice(0, 32) : null,
    email: `${username}@example.com`,
    verified: choice.email === "verified",
    locale: "en-US",
    mfa_enabled: false,
    public_flags: 0,
  };
}
