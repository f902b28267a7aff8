import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { repeatEarlyEvents } from "./early-events.ts";

// In production the page brings its styles along; here they come as a module, so that changes show at once.
if (import.meta.env.DEV) await import("./app.css");

/**
 * Its effect runs after those of the page. It stands around the page, not beside it: a sibling, which the server does
 * not have, would give every part of the page another id, and labels would name nothing.
 */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => void repeatEarlyEvents(), []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Alive>
        <HydratedRouter />
      </Alive>
    </StrictMode>,
  );
});
