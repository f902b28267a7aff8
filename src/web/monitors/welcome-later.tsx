import { lazy, Suspense } from "react";
import { loadChunk } from "../errors/chunk-load.ts";

const load = async () => ({ default: (await import("./welcome.tsx")).Welcome });

/**
 * What visitors see, in a file of its own: whoever is signed in never loads it. The server has it at hand; in the
 * browser the page stays as it came until the file is there.
 */
const Welcome = import.meta.env.SSR ? (await load()).default : lazy(() => loadChunk(load));

export const WelcomeLater = () => (
  <Suspense>
    <Welcome />
  </Suspense>
);
