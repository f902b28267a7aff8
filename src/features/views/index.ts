export { countView } from "./count-view.ts";
export { dropOldViewMarks } from "./drop-old-view-marks.ts";
