import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { repeatEarlyInput } from "./islands/boot/early-input.ts";
import { repeatPresses } from "./islands/repeat-presses.ts";

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
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // From here on it answers presses itself.
    dataset.hydrating = "";
    repeatEarlyInput(async () => {
      await repeatPresses(() => false);
      dataset.hydrated = "";
    });
  }, []);
  return children;
}
