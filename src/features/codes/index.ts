export { createPreview, openPreview, previewPath } from "./code-preview.ts";
export { compareVersions } from "./compare-versions.ts";
export { findCodeVideo } from "./find-code-video.ts";
export { findCodeOverview, getCodeOverview } from "./get-code-overview.ts";
export { listCodeCards } from "./list-code-cards.ts";
export { listCodes } from "./list-codes.ts";
export { type ContentLoad, loadContentCodes } from "./load-content.ts";
export { countCopy, getCodeText, getCodeView, getRawFile } from "./read-code.ts";
export { downloadCode } from "./zip-code.ts";
