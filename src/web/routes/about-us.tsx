import { useLoaderData } from "react-router";
import { PolicyPage } from "../policies/policy-page.tsx";
import type { loader } from "./about-us.server.ts";

export { policyMeta as meta } from "../policies/policy-meta.ts";
export { loader } from "./about-us.server.ts";

export default function AboutUs() {
  return <PolicyPage policy={useLoaderData<typeof loader>()} />;
}
