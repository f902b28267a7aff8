export { createShareImages, type ShareImages } from "./share-images.ts";
