import { test } from "@playwright/test";

/** Ends the names of what a journey makes: neither the other width nor the try before has made it already. */
export function journeyName(title: string): string {
  const { project, retry } = test.info();
  return `${title} ${project.name.slice(0, 1)}${retry === 0 ? "" : ` ${retry}`}`;
}
