const table: Record<string, string> = {
  auto: "top right bottom left width height min-width min-height z-index cursor column-width flex-basis",
  none: "max-width max-height float clear box-shadow text-shadow transform text-transform filter background-image border-top-style border-right-style border-bottom-style border-left-style outline-style appearance resize list-style-image",
  "0": "margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius text-indent order flex-grow outline-offset",
  "1": "opacity flex-shrink",
  normal:
    "font-variant align-items align-content justify-content white-space letter-spacing word-spacing line-height font-style overflow-wrap word-break",
  visible: "visibility overflow-x overflow-y",
  "400": "font-weight",
  static: "position",
  scroll: "background-attachment",
  inline: "display",
  baseline: "vertical-align",
  "#00000000": "background-color",
  "0s": "transition-duration transition-delay animation-duration animation-delay",
};
const initial = new Map(
  Object.entries(table).flatMap(([value, names]) => names.split(" ").map(name => [name, value] as const)),
);

/** What `initial` means for a longhand, where that is the same for every element and browser. */
export const initialOf = (longhand: string): string => initial.get(longhand) ?? "initial";
