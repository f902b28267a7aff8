export { minify } from "uglify-js";
