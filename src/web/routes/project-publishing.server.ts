import type { LoaderFunctionArgs } from "react-router";
import { getPolicy } from "#features/policies/index.ts";
import { publicPage } from "../page-context.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  getPolicy(publicPage(context), "project-publishing");
