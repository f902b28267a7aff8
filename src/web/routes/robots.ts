export { loader } from "./robots.server.ts";
