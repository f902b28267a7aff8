import { useMemo } from "react";
import { type Navigation, navigationFor } from "../navigation.ts";
import { hasRoute } from "../route-table.ts";
import { useUser } from "../user/user-provider.tsx";

/** The menus of who is looking. */
export function useNavigationEntries(): Navigation {
  const { userDetails } = useUser();
  return useMemo(() => {
    const user = userDetails && {
      id: userDetails.id,
      hasSupport: userDetails.hasSupport,
      role: userDetails.role,
    };
    return navigationFor({ user, hasRoute });
  }, [userDetails]);
}
