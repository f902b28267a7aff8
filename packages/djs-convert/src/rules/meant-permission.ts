/** What permissions were called once, or are called on the screens of Discord. */
export const called: Readonly<Record<string, string>> = {
  READ_MESSAGES: "VIEW_CHANNEL",
  EXTERNAL_EMOJIS: "USE_EXTERNAL_EMOJIS",
  MANAGE_ROLES_OR_PERMISSIONS: "MANAGE_ROLES",
  MANAGE_PERMISSIONS: "MANAGE_ROLES",
  MANAGE_EMOJIS: "MANAGE_EMOJIS_AND_STICKERS",
  USE_SLASH_COMMANDS: "USE_APPLICATION_COMMANDS",
  MANAGE_SERVER: "MANAGE_GUILD",
  VIEW_SERVER_INSIGHTS: "VIEW_GUILD_INSIGHTS",
  CREATE_INVITE: "CREATE_INSTANT_INVITE",
  TIMEOUT_MEMBERS: "MODERATE_MEMBERS",
  USE_VOICE_ACTIVITY: "USE_VAD",
  ADMIN: "ADMINISTRATOR",
};

/**
 * The permission that a name means which is none itself: one of another time or of the screens, one written
 * with other signs (`kick-members`), or one that is a single letter away (`SEND_MESSAGE`). Nothing where more
 * than one could be meant, or none.
 */
export function meantPermission(name: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  const old = Object.keys(called).find(one => lettersOf(one) === letters);
  const by = old === undefined ? undefined : called[old];
  if (by !== undefined) return names.includes(by) ? by : undefined;
  const same = names.filter(one => lettersOf(one) === letters);
  const near = same.length > 0 ? same : names.filter(one => isOneSlipAway(lettersOf(one), letters));
  return near.length === 1 ? near[0] : undefined;
}

/** `VİEW_CHANNELS` → `VIEWCHANNELS`. */
const lettersOf = (name: string): string =>
  name
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");

/** A letter too many or too few, another letter, or two that have changed places. Texts under five letters mean nothing. */
function isOneSlipAway(right: string, written: string): boolean {
  if (written.length < 5 || Math.abs(right.length - written.length) > 1) return false;
  let start = 0;
  while (start < right.length && right[start] === written[start]) start++;
  const [one, two] = [right.slice(start), written.slice(start)];
  return (
    one.slice(1) === two ||
    one === two.slice(1) ||
    one.slice(1) === two.slice(1) ||
    (one[0] === two[1] && one[1] === two[0] && one.slice(2) === two.slice(2))
  );
}
