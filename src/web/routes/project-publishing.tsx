import { useLoaderData } from "react-router";
import { PolicyPage } from "../policies/policy-page.tsx";
import type { loader } from "./project-publishing.server.ts";

export { policyMeta as meta } from "../policies/policy-meta.ts";
export { loader } from "./project-publishing.server.ts";

export default function ProjectPublishing() {
  return <PolicyPage policy={useLoaderData<typeof loader>()} />;
}
