/** How lines of a text end. */
export const lineEndOf = (text: string): string => (text.includes("\r\n") ? "\r\n" : "\n");

/** What one level of a text is indented by: a tab, or the spaces of the first line that is. */
export const levelOf = (text: string): string => /^(?:\t| {2,8})(?=\S)/m.exec(text)?.[0] ?? "  ";
