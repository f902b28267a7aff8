import type { CodeDraft } from "#features/codes/staff-codes.schema.ts";

/** A code in its form: steps as lines, "none" as an empty text. */
export type CodeForm = Omit<CodeDraft, "setup" | "discordJs" | "video" | "preview" | "tags"> & {
  id: string;
  setup: { en: string; ar: string };
  discordJs: string;
  video: string;
  preview: string;
  tags: string[];
};

const nothing = { en: "", ar: "" };

export const newCodeForm: CodeForm = {
  id: "",
  kind: "djs",
  language: "javascript",
  title: nothing,
  description: nothing,
  setup: nothing,
  tags: [],
  discordJs: "14",
  needsPlan: false,
  video: "",
  entry: "",
  preview: "",
  files: [],
  note: nothing,
  baseVersion: 0,
};

const joined = ({ en, ar }: CodeDraft["setup"]) => ({ en: en.join("\n"), ar: ar.join("\n") });
const lines = (text: string): string[] =>
  text
    .split("\n")
    .map(line => line.trim())
    .filter(line => line !== "");

export const formOf = (id: string, draft: CodeDraft): CodeForm => ({
  ...draft,
  id,
  setup: joined(draft.setup),
  discordJs: draft.discordJs ?? "",
  video: draft.video ?? "",
  preview: draft.preview ?? "",
});

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** What is sent: the version of discord.js belongs to its codes alone. */
export function draftOf({ id: _, ...form }: CodeForm): CodeDraft {
  return {
    ...form,
    setup: { en: lines(form.setup.en), ar: lines(form.setup.ar) },
    discordJs: form.kind === "djs" ? orNull(form.discordJs) : null,
    video: orNull(form.video),
    preview: orNull(form.preview),
  };
}

/** The form after its files changed: what opens first and the preview stay files of the code. */
export function withFiles(form: CodeForm, files: CodeForm["files"]): CodeForm {
  const paths = files.map(file => file.path);
  const first = paths.find(path => /(?:^|\/)index\.\w+$/.test(path)) ?? paths[0] ?? "";
  return {
    ...form,
    files,
    entry: paths.includes(form.entry) ? form.entry : first,
    preview: paths.includes(form.preview) ? form.preview : "",
  };
}
