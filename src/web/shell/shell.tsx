import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { shellMessages } from "#i18n/messages/shell.ts";
import { forgetReload, loadChunk } from "../errors/chunk-load.ts";
import { followTheme } from "../theme.ts";
import { useT } from "../translation.tsx";
import { Toaster } from "../ui/toaster.tsx";
import { UserProvider, useUser } from "../user/user-provider.tsx";
import { AgeDialog } from "./age-dialog.tsx";
import { Banner } from "./banner.tsx";
import { CommandKeys } from "./command-keys.tsx";
import { Footer } from "./footer.tsx";
import { LanguageHint } from "./language-hint.tsx";
import { LoginOutcome } from "./login-outcome.tsx";
import { Navbar } from "./navbar.tsx";
import { PageProgress } from "./page-progress.tsx";

function SkipLink() {
  const t = useT(shellMessages);
  return (
    <a
      href="#content"
      className="absolute start-4 top-2 z-50 -translate-y-20 rounded-lg bg-accent-fill px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
    >
      {t("skip")}
    </a>
  );
}

const LeavingBar = lazy(() => loadChunk(() => import("../account/leaving-bar.tsx")));

/** Loaded by nobody but whose account is about to be deleted. */
function Leaving() {
  const deletesAt = useUser().userDetails?.deletesAt ?? null;
  if (deletesAt === null) return null;
  return (
    <Suspense>
      <LeavingBar at={deletesAt} />
    </Suspense>
  );
}

/** What stands around every page. `failed` where it stands around an error. */
export function Shell({ children, failed = false }: { children: ReactNode; failed?: boolean }) {
  useEffect(followTheme, []);
  useEffect(() => {
    if (!failed) forgetReload();
  }, [failed]);
  return (
    <UserProvider>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <PageProgress />
        <Banner />
        <Navbar />
        <Leaving />
        <LanguageHint />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <Toaster />
      <AgeDialog />
      <LoginOutcome />
      <CommandKeys />
    </UserProvider>
  );
}
