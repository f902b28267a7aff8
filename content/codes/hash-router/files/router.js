/** "/codes/:name" → a function from a path to its parameters, or null. `*` at the end takes the rest. */
export function compile(pattern) {
  const names = [];
  const source = pattern
    .split("/")
    .filter(Boolean)
    .map(part => {
      if (part === "*") {
        names.push("rest");
        return "(?:/(.*))?";
      }
      if (!part.startsWith(":")) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
      names.push(part.slice(1));
      return "/([^/]+)";
    })
    .join("");
  const expression = new RegExp(`^${source || "/"}/?$`, "i");
  return path => {
    const match = expression.exec(path);
    if (match === null) return null;
    try {
      return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? "")]));
    } catch {
      return null; // A percent sign that begins nothing.
    }
  };
}

/** The path and the query of an address: "#/codes?page=2". */
export function parseHash(hash) {
  const [path, query = ""] = hash.replace(/^#/, "").split("?", 2);
  return { path: path.startsWith("/") ? path : `/${path}`, query: new URLSearchParams(query) };
}

/**
 * createRouter({ "/": home, "/codes/:name": show, "*": notFound }, { outlet })
 * A view gets { params, query, signal } and returns a node or a promise of one. `signal` aborts when the user has
 * gone on meanwhile, so that a slow answer never covers a newer page.
 */
export function createRouter(routes, { outlet, onError = console.error }) {
  const table = Object.entries(routes).map(([pattern, view]) => ({ match: compile(pattern), view }));
  let current = new AbortController();
  let isFirst = true;

  async function render() {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    const { path, query } = parseHash(location.hash);
    for (const { match, view } of table) {
      const params = match(path);
      if (params === null) continue;
      try {
        const node = await view({ params, query, path, signal });
        if (!signal.aborted) show(node);
      } catch (error) {
        if (!signal.aborted) onError(error);
      }
      return;
    }
  }

  function show(node) {
    outlet.replaceChildren(node);
    markLinks();
    if (!isFirst) {
      // Screen readers hear the new page, keyboards go on from its beginning.
      const heading = outlet.querySelector("h1") ?? outlet;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
    isFirst = false;
  }

  function markLinks() {
    const { path } = parseHash(location.hash);
    for (const link of document.querySelectorAll('a[href^="#/"]')) {
      const isHere = parseHash(link.hash).path === path;
      if (isHere) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }

  addEventListener("hashchange", render);
  render();
  return {
    go: path => {
      location.hash = path;
    },
    stop: () => {
      removeEventListener("hashchange", render);
      current.abort();
    },
  };
}
