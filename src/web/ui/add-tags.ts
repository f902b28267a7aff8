/** Between tags: commas of both scripts, semicolons, and any white space. */
const separators = /[\s,،;؛]+/u;

export const endsTag = (text: string): boolean => separators.test(text);

export type AddedTags = { tags: string[]; added: string[]; problem: "full" | "too_long" | null };

const sameAs = (tag: string) => (other: string) => other.toLowerCase() === tag.toLowerCase();

/** Takes what was typed or pasted into a list of tags: trimmed, each once whatever its case, within the limits. */
export function addTags(
  tags: readonly string[],
  text: string,
  { max, maxLength }: { max: number; maxLength: number },
): AddedTags {
  const result: AddedTags = { tags: [...tags], added: [], problem: null };
  for (const part of text.split(separators)) {
    const tag = part.replace(/^#+/, "");
    if (tag === "" || result.tags.some(sameAs(tag))) continue;
    if (tag.length > maxLength) result.problem = "too_long";
    else if (result.tags.length >= max) result.problem = "full";
    else {
      result.tags.push(tag);
      result.added.push(tag);
    }
  }
  return result;
}
