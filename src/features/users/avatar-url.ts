/** How many default pictures there are. */
export const defaultAvatarCount = 6;

/**
 * Which default picture a user without one has: by the id's time stamp, or for an account with a legacy
 * discriminator by that number, of which Discord only ever used five.
 */
export function defaultAvatarIndex(user: { id: string; discriminator: string }): number {
  const legacy = Number(user.discriminator);
  if (Number.isInteger(legacy) && legacy > 0) return legacy % 5;
  // Discord ids exceed 2^53: as numbers their last digits, and so the index, would be wrong.
  return /^\d+$/.test(user.id) ? Number((BigInt(user.id) >> 22n) % BigInt(defaultAvatarCount)) : 0;
}

export const avatarSizes = [64, 128] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** The picture of a user, as a path on our own host. */
export function avatarUrlOf(
  user: { id: string; avatar: string | null; discriminator: string },
  size: AvatarSize = 64,
): string {
  return user.avatar === null
    ? `/api/avatars/default/${defaultAvatarIndex(user)}`
    : `/api/avatars/${user.id}/${user.avatar}?size=${size}`;
}
