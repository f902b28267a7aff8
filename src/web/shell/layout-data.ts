import { useRouteLoaderData } from "react-router";
import type { loader } from "../routes/language.server.ts";

/** What the language layout was loaded with; undefined on an error page whose layout failed, too. */
export const useLayoutData = () => useRouteLoaderData<typeof loader>("routes/language");
