declare module "javascript-obfuscator/dist/index.browser.js" {
  const library: typeof import("javascript-obfuscator");
  export default library;
}
