import { useLoaderData } from "react-router";
import { codesMeta } from "../codes/codes-meta.ts";
import { CodesFailure, CodesPage } from "../codes/codes-page.tsx";
import type { MetaArgs } from "../page-meta.ts";
import type { loader } from "./codes-djs.server.ts";

export { loader } from "./codes-djs.server.ts";

export const meta = (args: MetaArgs) => codesMeta("djs", args);

export default function Codes() {
  return <CodesPage list="djs" page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = CodesFailure;
