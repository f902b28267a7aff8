export {
  removeSearchDocument,
  writeSearchDocument,
  writeSearchViews,
} from "./write-search-document.ts";
