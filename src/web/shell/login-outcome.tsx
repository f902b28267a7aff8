import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { shellMessages } from "#i18n/messages/shell.ts";
import { useT } from "../translation.tsx";
import { toast } from "../ui/toast.ts";

const outcomes = ["denied", "failed", "expired", "unavailable", "banned"] as const;

/** Says how a login ended that did not succeed, and takes it out of the address. */
export function LoginOutcome() {
  const t = useT(shellMessages);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const outcome = outcomes.find(each => each === parameters.get("login"));
    if (outcome === undefined) return;
    parameters.delete("login");
    toast.error(t(`login_${outcome}`));
    const rest = parameters.size > 0 ? `?${parameters}` : "";
    void navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true });
  }, [pathname, search, hash, navigate, t]);
  return null;
}
