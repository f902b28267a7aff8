import { useLoaderData } from "react-router";
import { PolicyPage } from "../policies/policy-page.tsx";
import type { loader } from "./refund-policy.server.ts";

export { policyMeta as meta } from "../policies/policy-meta.ts";
export { loader } from "./refund-policy.server.ts";

export default function RefundPolicy() {
  return <PolicyPage policy={useLoaderData<typeof loader>()} />;
}
