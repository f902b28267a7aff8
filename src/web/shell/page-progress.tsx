import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { shellMessages } from "#i18n/messages/shell.ts";
import { useT } from "../translation.tsx";

/** Says the title of a page that was changed without a reload, as a reload would. */
function Announcer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

/** A thin line at the top while the next page loads; seen when that takes longer than a moment. */
export function PageProgress() {
  const t = useT(shellMessages);
  const isLoading = useNavigation().state === "loading";
  return (
    <>
      <Announcer />
      {isLoading && (
        <div role="progressbar" aria-label={t("page_loading")} className="page-progress appear-late">
          <span />
        </div>
      )}
    </>
  );
}
