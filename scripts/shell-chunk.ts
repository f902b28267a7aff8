import type { Plugin } from "vite";

/** What every page loads: the start of the application, the document, and the routes around all others. */
const isOnEveryPage = (id: string): boolean =>
  /\/entry\.client\.tsx$|\/src\/web\/(?:root|routes\/(?:language|shell))\.tsx\?__react-router-build-client-route$/.test(
    id,
  );

const isLibrary = /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//;

/**
 * What every page loads comes in two files instead of forty: smaller together, and each request has a price of its
 * own. One holds the libraries, which stay the same from release to release.
 */
export function shellChunk(): Plugin {
  const loaded = new Set<string>();
  const name = (id: string): string | null => {
    if (!loaded.has(id) || isOnEveryPage(id)) return null;
    return isLibrary.test(id) ? "libraries" : "shell";
  };
  return {
    name: "ra3d:shell-chunk",
    apply: "build",
    applyToEnvironment: environment => environment.name === "client",
    configEnvironment: environment =>
      environment === "client"
        ? { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name }] } } } } }
        : undefined,
    buildEnd() {
      loaded.clear();
      for (const id of this.getModuleIds()) if (isOnEveryPage(id)) loaded.add(id);
      // A set gives what is added to it while it is walked, too.
      for (const id of loaded) for (const next of this.getModuleInfo(id)?.importedIds ?? []) loaded.add(next);
    },
  };
}
