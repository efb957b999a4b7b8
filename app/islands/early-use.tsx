import { type ReactNode, useLayoutEffect } from "react";
import { repeatEarlyInput } from "./boot/early-input.ts";
import { repeatPresses } from "./repeat-presses.ts";

/**
 * Around a page that React hydrates as a whole, so that its effect runs when all of it is hydrated: then what was typed and
 * pressed before is repeated. A sibling would change every `useId`.
 */
export function EarlyUse({ children }: { children: ReactNode }) {
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
