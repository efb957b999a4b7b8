import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { EarlyUse } from "./islands/early-use.tsx";

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
