import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { repeatEarlyEvents } from "./early-events.ts";

// In production the page brings its styles along; here they come as a module, so that changes show at once.
if (import.meta.env.DEV) await import("./app.css");

/** Its effect runs after those of the page. */
function Alive() {
  useEffect(() => void repeatEarlyEvents(), []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Alive />
    </StrictMode>,
  );
});
