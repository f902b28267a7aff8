import { useEffect } from "react";
import { useBlocker } from "react-router";
import { projectFormMessages } from "#i18n/messages/project-form.ts";
import { useT } from "../../translation.tsx";

/** While `isUnsaved`, leaving asks first: the browser by its own dialog, a link of ours by the same kind of question. */
export function useLeaveWarning(isUnsaved: boolean): void {
  const t = useT(projectFormMessages);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(t("leave"))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
}
