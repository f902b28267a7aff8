export { searchLibrary } from "./search-library.ts";
export {
  removeSearchDocument,
  writeSearchDocument,
  writeSearchViews,
} from "./write-search-document.ts";
