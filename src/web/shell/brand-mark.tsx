import { brand } from "#core/brand.ts";
import { useLanguage } from "../translation.tsx";

/** A bolt that is also the last, highest bar of a status strip. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <rect width="32" height="32" rx="9" className="fill-accent-fill" />
      <path d="M18.6 4.8 8.6 17.6h6.2l-1.6 9.6 10.2-13h-6.4l1.6-9.4Z" className="fill-on-accent" />
    </svg>
  );
}

export function BrandName() {
  const language = useLanguage();
  return (
    <span className="flex items-center gap-2.5">
      <BrandMark />
      <span className="text-lg font-semibold tracking-tight">{brand.name[language]}</span>
    </span>
  );
}
