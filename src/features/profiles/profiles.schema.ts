import { z } from "zod";
import { limits } from "#core/limits.ts";
import { monitorStatuses, monitorTypes } from "#core/vocabulary.ts";

/** The networks of a profile's links, and how an address is made from the name on each (decision 44). */
export const socialNetworks = ["x", "instagram", "youtube", "github"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

type Network = { hosts: readonly string[]; name: RegExp; address(name: string): string };

const networks: Record<SocialNetwork, Network> = {
  x: { hosts: ["x.com", "twitter.com"], name: /^\w{1,15}$/, address: name => `https://x.com/${name}` },
  instagram: {
    hosts: ["instagram.com"],
    name: /^[\w.]{1,30}$/,
    address: name => `https://www.instagram.com/${name}/`,
  },
  youtube: {
    hosts: ["youtube.com"],
    name: /^[\w.-]{3,30}$/,
    address: name => `https://www.youtube.com/@${name}`,
  },
  github: {
    hosts: ["github.com"],
    name: /^[a-z\d](?:[a-z\d-]{0,38})$/i,
    address: name => `https://github.com/${name}`,
  },
};

export const socialAddress = (network: SocialNetwork, name: string): string =>
  networks[network].address(name);

/** The name in what was typed: the name itself, with or without @, or the address of the profile. Null: neither. */
export function socialNameOf(network: SocialNetwork, typed: string): string | null {
  const { hosts, name } = networks[network];
  const address = /^(?:https?:\/\/)?(?:www\.|m\.)?([a-z.]+)\/([^/?#]+)\/?(?:[?#].*)?$/i.exec(typed);
  if (address && !hosts.includes(address[1]?.toLowerCase() ?? "")) return null;
  // On YouTube only what begins with @ is a channel; /watch is not.
  if (address && network === "youtube" && !address[2]?.startsWith("@")) return null;
  const candidate = (address?.[2] ?? typed).replace(/^@/, "");
  return name.test(candidate) ? candidate : null;
}

const SocialName = (network: SocialNetwork) =>
  z
    .string()
    .trim()
    .max(200, "social_invalid")
    .transform((typed, context) => {
      if (typed === "") return null;
      const name = socialNameOf(network, typed);
      if (name === null) context.addIssue({ code: "custom", message: "social_invalid" });
      return name;
    })
    .nullable()
    .default(null);

/** Invisible signs that turn the direction of what stands around them have no place in what others read. */
const plainText = (text: string) =>
  text.replace(/[\u202a-\u202e\u2066-\u2069\p{Cc}]/gu, c => (c === "\n" ? c : ""));

export const ProfileUpdate = z.object({
  biography: z.string().trim().max(limits.profile.biographyMax, "too_long").transform(plainText).default(""),
  x: SocialName("x"),
  instagram: SocialName("instagram"),
  youtube: SocialName("youtube"),
  github: SocialName("github"),
});
export type ProfileUpdate = z.output<typeof ProfileUpdate>;

export const profileBadges = ["User", "Prime", "Plus", "Dev"] as const;

/** A public profile. What only its owner may know is not in it. */
export const Profile = z.object({
  /** Discord id, as text: it exceeds 2^53. */
  id: z.string(),
  name: z.string(),
  username: z.string(),
  avatarUrl: z.string(),
  badge: z.enum(profileBadges),
  isStaff: z.boolean(),
  memberSince: z.string(),
  biography: z.string(),
  links: z.array(z.object({ network: z.enum(socialNetworks), name: z.string(), url: z.string() })),
  /** Monitors that the owner shows: never their addresses. `uptime`: share of the last 30 days. */
  monitors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.enum(monitorTypes),
      status: z.enum([...monitorStatuses, "paused"]),
      uptime: z.number().nullable(),
    }),
  ),
  /** Codes of the library that this person wrote. */
  codes: z.array(z.object({ id: z.string(), title: z.string(), views: z.number().int() })),
  /** Public projects, the newest first. */
  projects: z.array(
    z.object({
      codename: z.string(),
      name: z.string(),
      description: z.string(),
      tags: z.array(z.string()),
      views: z.number().int(),
      favorites: z.number().int(),
      createdAt: z.string(),
    }),
  ),
});
export type Profile = z.output<typeof Profile>;
