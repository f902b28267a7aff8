import { useLoaderData } from "react-router";
import { PolicyPage } from "../policies/policy-page.tsx";
import type { loader } from "./privacy-policy.server.ts";

export { policyMeta as meta } from "../policies/policy-meta.ts";
export { loader } from "./privacy-policy.server.ts";

export default function PrivacyPolicy() {
  return <PolicyPage policy={useLoaderData<typeof loader>()} />;
}
