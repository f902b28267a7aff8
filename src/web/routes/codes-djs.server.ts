import type { LoaderFunctionArgs } from "react-router";
import { loadCodes } from "../codes/load-codes.server.ts";

export const loader = (args: LoaderFunctionArgs) => loadCodes("djs", args);
