import type { Version } from "./tables/read-table.ts";

/** `certain`: the receiver is known from the code; `likely`: only a name or a position says it. */
export type Confidence = "certain" | "likely";

/** A stretch of the input, in UTF-16 units: `start` counts, `end` does not. */
export interface Range {
  start: number;
  end: number;
}

export interface Change {
  /** Stays the same as long as the input does; give it back in `ConvertOptions.reject` to leave this place as it was. */
  id: string;
  /** Row of the catalogue, `12-024`. */
  rule: string;
  step: Step;
  /** Of the first edited character in the input, both from 1. */
  line: number;
  column: number;
  /** What stood there and what stands there now; only what was touched, with the code around it. */
  before: string;
  after: string;
  confidence: Confidence;
  /** Section of the official guide. */
  guide: string;
  /** Where in the input; after the first step of a chain, the place that the text came from. */
  range: Range;
}

/** Why a place was left to a person. */
export const reasons = [
  "removed",
  "behaviour",
  "argument-unknown",
  "receiver-unknown",
  "asynchronous",
  "voice",
  "package",
  "dependency",
  "intents",
  "types",
  "early-error",
  "parse-error",
  "too-deep",
] as const;
export type Reason = (typeof reasons)[number];

/** Whether a remark says that the file came back as it was, whatever stands in it. */
export const saysUnread = ({ reason }: Pick<Diagnostic, "reason">): boolean =>
  reason === "parse-error" || reason === "too-deep";

/** What a row of the catalogue says: code, and a few words of English where there is no code for it. */
export interface Detail {
  /** What stands in the file, where that says more than the row. */
  found: string;
  before: string;
  /** Empty where it is gone. */
  after: string;
  note: string;
}

export interface Diagnostic {
  rule: string;
  step: Step | null;
  line: number;
  column: number;
  reason: Reason;
  /** What stands there and why it breaks, in English. */
  message: string;
  /** The parts of the message, for screens in other languages. */
  detail: Detail;
  /** What to do instead. */
  action: string;
  guide: string;
  range: Range;
}

export type Step = "11-12" | "12-13" | "13-14";

export interface ConvertOptions {
  /** Detected from the code when not given. */
  from?: Version | undefined;
  /** 14 when not given. */
  to?: Version | undefined;
  /** Says whether TypeScript and JSX are read, and names the event in files that are named for one. */
  filename?: string | undefined;
  /** Ids of changes that are not to be made. */
  reject?: readonly string[] | undefined;
}

export interface Conversion {
  code: string;
  /** What the file is called from now on: as in the options, but in a project whose loader takes it for an event. */
  filename: string | undefined;
  from: Version;
  to: Version;
  changes: Change[];
  diagnostics: Diagnostic[];
}

const guidePages: Readonly<Record<Step, string>> = {
  "11-12": "https://v12.discordjs.guide/additional-info/changes-in-v12.html",
  "12-13": "https://discordjs.guide/additional-info/changes-in-v13.html",
  "13-14": "https://discordjs.guide/additional-info/changes-in-v14.html",
};

export const guideOf = (step: Step): string => guidePages[step];
