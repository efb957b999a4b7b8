import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { repeatEarlyInput } from "./islands/boot/early-input.ts";

/** Hydrates the whole page with the router, as the framework's default entry does. */
export function hydrateRouter(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <EarlyUse>
          <HydratedRouter />
        </EarlyUse>
      </StrictMode>,
    );
  });
}

/** Around the router, so that its effect runs when all of the page is hydrated. A sibling would change every `useId`. */
function EarlyUse({ children }: { children: ReactNode }) {
  useLayoutEffect(repeatEarlyInput, []);
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    for (const button of window.pressedEarly.splice(0)) button.click();
  }, []);
  return children;
}
