import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstToast } from "./toast.ts";

const ToastContainer = lazy(() => import("./toast-container.tsx"));

/** The place of the toasts; its code is loaded when there is something to say. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastContainer />
    </Suspense>
  );
}
