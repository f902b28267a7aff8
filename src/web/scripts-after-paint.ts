const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const entryScript = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const staticImport = /^;?import \* as (\w+) from ("[^"]+");?$/gm;

/** Resolves when the page was painted once; at once in a tab that nobody sees, where nothing is painted. */
const untilPainted =
  "await new Promise(painted=>{const soon=()=>setTimeout(painted);document.hidden?soon():(requestAnimationFrame(soon),setTimeout(painted,500))});";

const preloadAll = (hrefs: string[]): string =>
  `for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;

/**
 * A page is complete without its scripts, so that text, styles and fonts get the whole line first: the modules that
 * React Router names in the page are fetched after the first paint. A page of another form is left as it is.
 */
export function withScriptsAfterPaint(html: string): string {
  const script = entryScript.exec(html)?.[2];
  const imports = Array.from(script?.matchAll(staticImport) ?? []);
  if (script === undefined || imports.length === 0) return html;
  const hrefs = Array.from(html.matchAll(preload), match => match[1] ?? "");
  const names = imports.map(match => match[1]).join(",");
  const modules = imports.map(match => `import(${match[2]})`).join(",");
  const load = `${untilPainted}${preloadAll(hrefs)}const [${names}]=await Promise.all([${modules}]);`;
  const rest = script.replace(staticImport, "").trimStart();
  // Functions, because a replacement text would read `$` as its own.
  return html
    .replace(preload, "")
    .replace(entryScript, (_all, open: string, _body, close: string) => `${open}${load}${rest}${close}`);
}
