import { casesAsked } from "./cases-asked.ts";
import { casesAskedByName } from "./cases-asked-by-name.ts";
import { casesByName } from "./cases-by-name.ts";
import { casesChoices } from "./cases-choices.ts";
import { casesCompared } from "./cases-compared.ts";
import { casesCompared13 } from "./cases-compared-13.ts";
import { casesCompared14 } from "./cases-compared-14.ts";
import { casesForms } from "./cases-forms.ts";
import { casesForms14 } from "./cases-forms-14.ts";
import { casesHeld14 } from "./cases-held-14.ts";
import { casesHeldColors } from "./cases-held-colors.ts";
import { casesLookedUp } from "./cases-looked-up.ts";
import { casesOfUnknown } from "./cases-of-unknown.ts";
import { casesPicked } from "./cases-picked.ts";
import { casesPutTogether } from "./cases-put-together.ts";
import { casesRequests } from "./cases-requests.ts";
import { casesRun } from "./cases-run.ts";
import { casesSeen12 } from "./cases-seen-12.ts";
import { casesSeen13 } from "./cases-seen-13.ts";
import { casesSeen14 } from "./cases-seen-14.ts";
import { casesSideBySide } from "./cases-side-by-side.ts";
import { casesSilent } from "./cases-silent.ts";
import { casesUntyped } from "./cases-untyped.ts";
import { casesValues } from "./cases-values.ts";
import { casesVoice } from "./cases-voice.ts";
import { casesWords } from "./cases-words.ts";

/** Rows about what code does with a value, and rows that the guide does not have. */
export const casesSeen = [
  ...casesSeen12,
  ...casesSeen13,
  ...casesSeen14,
  ...casesHeld14,
  ...casesHeldColors,
  ...casesSilent,
  ...casesForms,
  ...casesForms14,
  ...casesUntyped,
  ...casesRun,
  ...casesValues,
  ...casesVoice,
  ...casesCompared,
  ...casesSideBySide,
  ...casesCompared13,
  ...casesCompared14,
  ...casesLookedUp,
  ...casesRequests,
  ...casesWords,
  ...casesChoices,
  ...casesAsked,
  ...casesPicked,
  ...casesByName,
  ...casesAskedByName,
  ...casesPutTogether,
  ...casesOfUnknown,
];

/** Rows of package.json and of what is loaded, in convert.test.ts, and of names of files, in event-texts.test.ts. */
export const rowsOfPackage: readonly string[] = [
  "12-293",
  "13-001",
  "14-001",
  "12-T26",
  "13-T51",
  "14-T90",
  "13-T53",
  "13-T55",
  "13-T71",
  "13-T72",
  "14-T123",
  "14-T124",
];
