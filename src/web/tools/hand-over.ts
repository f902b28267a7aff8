import { flushSync } from "react-dom";

/**
 * Shows an editor in the place of a plain field (`show` sets the state that does), and takes the cursor along where the
 * field had it: what is hidden takes no focus, so that the page is drawn before.
 */
export function handOver(
  field: HTMLTextAreaElement | null,
  editor: { focus(at: number): void },
  show: () => void,
): void {
  const at = field !== null && document.activeElement === field ? field.selectionEnd : null;
  flushSync(show);
  if (at !== null) editor.focus(at);
}
