import { useLoaderData } from "react-router";
import { codesMeta } from "../codes/codes-meta.ts";
import { CodesFailure, CodesPage } from "../codes/codes-page.tsx";
import type { MetaArgs } from "../page-meta.ts";
import type { loader } from "./codes-html.server.ts";

export { loader } from "./codes-html.server.ts";

export const meta = (args: MetaArgs) => codesMeta("web", args);

export default function Codes() {
  return <CodesPage list="web" page={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = CodesFailure;
