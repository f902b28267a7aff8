import { classNames } from "./class-names.ts";

/** Our own line icons on a 24 × 24 grid, drawn with a stroke of 1.75. */
const paths = {
  alert: "M12 4 2.8 20h18.4L12 4Zm0 6.2v4.3m0 2.8v.1",
  arrowEnd: "M4.5 12h15m-6-6 6 6-6 6",
  arrowStart: "M19.5 12h-15m6-6-6 6 6 6",
  bell: "M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.8h-15L6 16.5Zm4 4.2h4",
  bolt: "M13.2 2.8 4.6 13.6h6L9.6 21.2l9-11.2h-6.2l.8-7.2Z",
  bot: "M6 9h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2Zm6 0V5m-1.2 0h2.4M9 13.2v1.6m6-1.6v1.6",
  chart: "M4 20h16M6.5 16v-5m5.5 5V5m5.5 11V9",
  check: "m5 12.6 4.6 4.6L19 7.4",
  checkCircle: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm-3.8 8.9 2.7 2.7 4.9-5.4",
  chevronDown: "m6.5 9.5 5.5 5.5 5.5-5.5",
  chevronEnd: "m9.5 6.5 5.5 5.5-5.5 5.5",
  chevronStart: "m14.5 6.5-5.5 5.5 5.5 5.5",
  clock: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 4.2V12l3 2",
  close: "m6 6 12 12M18 6 6 18",
  code: "m8 7-5 5 5 5m8-10 5 5-5 5M13.8 5l-3.6 14",
  coin: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm.9 3.9-3.7 5h2.5l-.6 4.2 3.7-5.1h-2.5l.6-4.1Z",
  copy: "M9 8h9a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 18 20H9a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 9 8ZM4.5 15.5v-10A1.5 1.5 0 0 1 6 4h9.5",
  download: "M12 4v11m-4.8-4.6L12 15l4.8-4.6M4.5 19.5h15",
  edit: "m4.5 19.5.8-4L15.8 5a2 2 0 0 1 2.9 0l.4.4a2 2 0 0 1 0 2.8L8.5 18.7l-4 .8ZM13.5 7.3l3.3 3.3",
  external:
    "M13.5 4.5h6v6m0-6-8.2 8.2M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4",
  eye: "M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12Zm9.2-2.7a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4Z",
  file: "M7 3.5h7l4.5 4.5v12.5H7a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 7 3.5ZM13.5 3.5V8.5h5",
  filter: "M4 6.5h16M7 12h10m-7 5.5h4",
  flag: "M6 21V4.5c3-1.6 5.5 1.6 8.5.6 1.3-.4 2.4-.9 3.5-.6v9c-1.1-.3-2.2.2-3.5.6-3 1-5.5-2.2-8.5-.6",
  folder:
    "M4.5 5.5h5l2 2.5h8A1.5 1.5 0 0 1 21 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V7a1.5 1.5 0 0 1 1.5-1.5Z",
  globe:
    "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm-8.3 6h16.6m-16.6 5h16.6M12 3.5c-4.6 5-4.6 12 0 17 4.6-5 4.6-12 0-17Z",
  heart: "M12 19.8 4.9 12.6a4.5 4.5 0 0 1 6.4-6.4l.7.8.7-.8a4.5 4.5 0 0 1 6.4 6.4L12 19.8Z",
  home: "M4 11.2 12 4.5l8 6.7M6.2 9.8v9.7h11.6V9.8",
  info: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm0 7.3v5.4m0-8.5v.1",
  key: "M8 10.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm3.3 1.3 8.2-8.3m-3.5 3.5 3 3m-5.6-.4 2.2 2.2",
  keyboard:
    "M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5ZM7 10.2v.1m3.3-.1v.1m3.4-.1v.1m3.3-.1v.1M8 14h8",
  link: "M10 13.8a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.1l-1.2 1.2M14 10.2a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.9l1.2-1.2",
  lock: "M6.5 10.5h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1Zm2 0V8a3.5 3.5 0 1 1 7 0v2.5",
  login: "M14 4.5h4A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5h-4M4 12h11m-4.5-4.5L15 12l-4.5 4.5",
  logout: "M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M9 12h11m-4.5-4.5L20 12l-4.5 4.5",
  mail: "M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6ZM3.5 7.5 12 13l8.5-5.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  message: "M4.5 5h15v11.5h-8L7 20v-3.5H4.5V5Zm4 4h7m-7 3.5h4.5",
  minus: "M5 12h14",
  moon: "M19.8 14.3A8.3 8.3 0 0 1 9.7 4.2a8.3 8.3 0 1 0 10.1 10.1Z",
  more: "M5.5 12v.1m6.5-.1v.1m6.5-.1v.1",
  pause: "M8.5 5.5v13m7-13v13",
  play: "M7.5 5v14l11-7-11-7Z",
  plus: "M12 5v14M5 12h14",
  pulse: "M2.5 12.5h4.2l2.6-7 4.8 13 2.7-6h4.7",
  retry: "M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9m0-4.5V9H15",
  search: "M10.8 4a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6Zm5 11.8L20.5 20.5",
  settings:
    "M4 7.5h8.5m4.5 0h3M4 16.5h3m4.5 0H20M14.75 5.25a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5Zm-5.5 9a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5Z",
  share: "M12 14.5V4m-4.2 4L12 4l4.2 4M5 12.5v6A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5v-6",
  shield: "M12 3.5 5 6v5.5c0 4.3 2.8 7.4 7 9 4.2-1.6 7-4.7 7-9V6l-7-2.5Zm-3 8.3 2.2 2.2 4-4.3",
  sparkle: "M12 3.5c.7 4.8 3.2 7.5 8 8.5-4.8 1-7.3 3.7-8 8.5-.7-4.8-3.2-7.5-8-8.5 4.8-1 7.3-3.7 8-8.5Z",
  star: "m12 3.8 2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8L3.8 9.9l5.7-.8L12 3.8Z",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5v1.5m0 15V21m-9-9h1.5m15 0H21M5.6 5.6l1.1 1.1m10.6 10.6 1.1 1.1m0-12.8-1.1 1.1M6.7 17.3l-1.1 1.1",
  system:
    "M4.5 5h15A1.5 1.5 0 0 1 21 6.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5v-8A1.5 1.5 0 0 1 4.5 5ZM9 20h6m-3-4v4",
  tools:
    "M14.3 6.7a4 4 0 0 1 5-1.3l-2.6 2.6 1.3 1.3 2.6-2.6a4 4 0 0 1-5.5 4.9L8.4 18.3a1.9 1.9 0 0 1-2.7-2.7l6.7-6.7M4 4l5 5",
  trash: "M4.5 7h15M9.5 7V4.5h5V7m-8 0 .8 12.5h9.4L17.5 7M10.2 10.5v5.5m3.6-5.5v5.5",
  upload: "M12 15V4m-4.8 4.6L12 4l4.8 4.6M4.5 19.5h15",
  user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.7-3.5 3.6-5.5 7.5-5.5s6.8 2 7.5 5.5",
  video:
    "M4.5 6h10A1.5 1.5 0 0 1 16 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6ZM16 10.5l5-3v9l-5-3",
} as const;

export type IconName = keyof typeof paths;

/** Icons that point along the text; they turn in Arabic. */
const directed: ReadonlySet<IconName> = new Set<IconName>([
  "arrowEnd",
  "arrowStart",
  "chevronEnd",
  "chevronStart",
  "external",
  "login",
  "logout",
  "message",
]);

type Props = { name: IconName; size?: number; className?: string };

/** Decorative: the words beside it, or the label of its button, say what it means. */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "more" ? 2.75 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames("shrink-0", directed.has(name) && "mirror", className)}
    >
      <path d={paths[name]} />
    </svg>
  );
}
