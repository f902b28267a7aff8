const byPlace: Record<string, string> = { left: "0", top: "0", right: "100%", bottom: "100%", center: "50%" };
const isAcross = (part: string | undefined): boolean => /^(?:left|right)$/.test(part ?? "");
const isDown = (part: string | undefined): boolean => /^(?:top|bottom)$/.test(part ?? "");
const isSide = (part: string | undefined): boolean => isAcross(part) || isDown(part);
const isPlace = (part: string | undefined): boolean =>
  /^(?:left|right|center|-?[\d.]+(?:%|[a-z]+)?)$/.test(part ?? "");

/** `top 1px right 2px` with the side across first; null where it is not of this kind. */
function sidesFirst(parts: readonly string[]): string[] | null {
  const pairs: string[][] = [];
  for (const part of parts) {
    if (isSide(part) || part === "center") pairs.push([part]);
    else if (pairs.at(-1)?.length === 1) pairs.at(-1)?.push(part);
    else return null;
  }
  const [one = [], two = []] = pairs;
  if (pairs.length !== 2) return null;
  const [across, down] = isDown(one[0]) || isAcross(two[0]) ? [two, one] : [one, two];
  const isFromStart = [across, down].every(([side]) => /^(?:left|top|center)$/.test(side ?? ""));
  // From the left and the top is what is meant without a side.
  if (isFromStart) return [across, down].map(([side = "", offset]) => offset ?? byPlace[side] ?? side);
  return [...across, ...down];
}

/** A position as shares of both axes, the one across first. */
export function canonicalPlace(parts: readonly string[]): string[] {
  if (parts.length > 2 && parts.length < 5) return sidesFirst(parts) ?? [...parts];
  const [one = "", two = "50%"] = parts;
  if (parts.length > 4) return [...parts];
  const [across, down] = isDown(one) || isAcross(two) ? [parts.length === 1 ? "50%" : two, one] : [one, two];
  if (!isPlace(across) || !(isDown(down) || isPlace(down)) || isAcross(down)) return [...parts];
  return [byPlace[across] ?? across, byPlace[down] ?? down].map(part => (part === "0%" ? "0" : part));
}
