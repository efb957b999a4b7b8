import { type ReactNode, useSyncExternalStore } from "react";
import { Spinner } from "./form/button.tsx";

const never = () => () => {};

/** False on the server and while the served page is taken over; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * A part of a page that its script completes: `words` stand in its place until then. Without scripts, or when they do
 * not come, it shows as the server sent it (hydrated.css).
 */
export function OnceHydrated({ words, children }: { words: string; children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <div className="relative">
      {!isHydrated && (
        <p
          role="status"
          className="awaiting-words absolute inset-x-0 top-0 flex items-center gap-3 py-6 text-ink-soft"
        >
          <Spinner className="text-sun" />
          {words}
        </p>
      )}
      <div className={isHydrated ? undefined : "awaiting"}>{children}</div>
    </div>
  );
}
