export { type ContentLoad, loadContentCodes } from "./load-content.ts";
