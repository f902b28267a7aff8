export { type FileStore, isHash } from "./file-store.ts";
export { openFileStore } from "./open-file-store.ts";
export { type StagedFile, type Staging, StreamTooLargeError } from "./staging.ts";
