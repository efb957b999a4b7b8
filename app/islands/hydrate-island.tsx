import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the frame of an island with the props that the server rendered it with. Resolves when it is interactive;
 * rejects when it throws.
 */
export function hydrateIsland(frame: HTMLElement, component: ComponentType<never>): Promise<void> {
  const Component = component as ComponentType<object>;
  const props = JSON.parse(frame.dataset.props ?? "{}");
  return new Promise((resolve, reject) => {
    startTransition(() => {
      hydrateRoot(
        frame,
        <StrictMode>
          <Hydrated onHydrated={resolve}>
            <Component {...props} />
          </Hydrated>
        </StrictMode>,
        { onUncaughtError: reject },
      );
    });
  });
}

/** Calls `onHydrated` once its children are hydrated: effects of children run first. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(onHydrated, []);
  return children;
}
