import { useLoaderData } from "react-router";
import { PolicyPage } from "../policies/policy-page.tsx";
import type { loader } from "./terms-of-use.server.ts";

export { policyMeta as meta } from "../policies/policy-meta.ts";
export { loader } from "./terms-of-use.server.ts";

export default function TermsOfUse() {
  return <PolicyPage policy={useLoaderData<typeof loader>()} />;
}
