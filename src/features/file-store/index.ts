export { type FileStore, isHash, type StagedFile } from "./file-store.ts";
export { openFileStore } from "./open-file-store.ts";
export { type Staging, StreamTooLargeError } from "./staging.ts";
