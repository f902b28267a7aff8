import { z } from "zod";

const name = "ra3d.draft-file";
const DraftFile = z.object({ path: z.string().min(1).max(200), text: z.string().max(1_000_000) });
type DraftFile = z.output<typeof DraftFile>;

/** A file that another page hands to the upload, in this tab only. */
export function keepDraftFile(file: DraftFile): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(file));
  } catch {
    // Storage is full or forbidden: the upload begins empty.
  }
}

/** The file that was handed over; once. */
export function takeDraftFile(): File | null {
  try {
    const text = sessionStorage.getItem(name);
    if (text === null) return null;
    sessionStorage.removeItem(name);
    const file = DraftFile.parse(JSON.parse(text));
    return new File([file.text], file.path, { type: "text/plain" });
  } catch {
    return null;
  }
}
