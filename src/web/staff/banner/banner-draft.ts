import type { AnnouncementItem } from "#features/announcements/announcements.schema.ts";

/** What the form holds: times as the platform's own field writes them, in the time of this device. */
export type BannerValues = {
  version: string;
  textEn: string;
  textAr: string;
  link: string;
  startsAt: string;
  endsAt: string;
  isOn: boolean;
};

/** "2026-11-21T18:30" where the device is. */
export function localMinute(iso: string | null): string {
  if (iso === null) return "";
  const at = new Date(iso);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The instant of a field; a start or end that was not touched keeps its seconds. */
export function instantOf(value: string, before: string | null): string | null {
  if (value === "") return null;
  if (before !== null && localMinute(before) === value) return before;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

export const valuesOf = (banner: AnnouncementItem | null, now: string): BannerValues => ({
  version: banner?.version ?? "",
  textEn: banner?.textEn ?? "",
  textAr: banner?.textAr ?? "",
  link: banner?.link ?? "",
  startsAt: localMinute(banner?.startsAt ?? now),
  endsAt: localMinute(banner?.endsAt ?? null),
  isOn: banner?.isOn ?? true,
});

/** The body of the request. */
export const draftOf = (values: BannerValues, banner: AnnouncementItem | null, now: string) => ({
  ...{ textEn: values.textEn, textAr: values.textAr, link: values.link, isOn: values.isOn },
  startsAt: instantOf(values.startsAt, banner?.startsAt ?? now),
  endsAt: instantOf(values.endsAt, banner?.endsAt ?? null),
});
