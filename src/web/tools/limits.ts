/** Of the tools on the page; nothing of them reaches a server. */
export const toolLimits = {
  /** Files that one drop may bring. */
  filesMax: 500,
  fileMaxBytes: 20 * 1_024 * 1_024,
  /** A run that takes longer is ended. */
  runMs: 10 * 60_000,
  /** What is larger waits for the wanted answer without a quick one before it. */
  quickChars: 1_000_000,
  /** What the result's editor shows; copying and downloading take all. */
  shownChars: 100_000,
  /** Above it nothing is coloured: colouring would take longer than reading. */
  colouredChars: 1_500_000,
  historyEntries: 20,
  historyChars: 200_000,
} as const;
