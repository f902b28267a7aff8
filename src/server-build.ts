import type { ServerBuild } from "react-router";

/** The pages, built; loaded only by the roles that serve them. */
export const loadServerBuild = async (): Promise<ServerBuild> =>
  // The generated module writes absent settings as undefined, which exactOptionalPropertyTypes tells apart.
  (await import("virtual:react-router/server-build")) as ServerBuild;
