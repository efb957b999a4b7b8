import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { repeatEarlyInput } from "./islands/boot/early-input.ts";

/** Hydrates the whole page with the router, as the framework's default entry does. */
export function hydrateRouter(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <EarlyInput>
          <HydratedRouter />
        </EarlyInput>
      </StrictMode>,
    );
  });
}

/** Around the router, so that its effect runs when all fields of the page are hydrated. A sibling would change every `useId`. */
function EarlyInput({ children }: { children: ReactNode }) {
  useLayoutEffect(repeatEarlyInput, []);
  return children;
}
