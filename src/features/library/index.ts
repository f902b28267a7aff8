export { getLibraryItem, type LibraryItem, listLibraryItems } from "./library-items.ts";
