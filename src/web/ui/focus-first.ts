/** Puts the focus at the first field that is wrong, in the order of the form; the human check has no name of ours. */
export function focusFirst(form: HTMLFormElement | null, wrong: readonly string[]): void {
  const named = [...(form?.elements ?? [])].find(each => wrong.includes(each.getAttribute("name") ?? ""));
  const check = wrong.includes("humanCheck") ? form?.querySelector(".captcha input") : null;
  const first = named ?? check;
  if (first instanceof HTMLElement) first.focus();
}
