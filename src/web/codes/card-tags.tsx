const shownMax = 3;

/** The first tags on a card, each in whole: what does not fit beside the others begins a line of its own. */
export function CardTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="flex min-w-0 flex-wrap gap-1.5">
      {tags.slice(0, shownMax).map(tag => (
        <li key={tag} className="max-w-full truncate rounded-full bg-raised px-2.5 py-1">
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
