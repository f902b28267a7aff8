/** Of the converters' pages; nothing of them reaches a server. */
export const converterLimits = {
  /** Files of code that one folder may bring. */
  filesMax: 1_000,
  fileMaxBytes: 2 * 1_024 * 1_024,
  /** Of a JSON file: what is longer is no list of settings. */
  settingsMaxBytes: 64 * 1_024,
  totalMaxBytes: 20 * 1_024 * 1_024,
  /** Of a link's compressed part: what is longer is cut by chats and mail programs. */
  shareMaxChars: 6_000,
  /** Of what such a link may become when it is opened: hostile ones become gigabytes. */
  sharedCodeMaxChars: 200_000,
  /** Rows of the list that are made at once; the others come with a tap. */
  rowsShown: 60,
  /** What a row shows of the code before and after. */
  excerptChars: 400,
  /** Above it nothing is coloured: colouring would take longer than reading. */
  colouredChars: 1_500_000,
  /** How long the comparison may look for the smallest difference before it takes a coarser one. */
  compareMs: 40,
} as const;
