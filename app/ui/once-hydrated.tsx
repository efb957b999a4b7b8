import type { ReactNode } from "react";
import { Spinner } from "./form/button.tsx";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A part of a page that needs its scripts: `label` takes its place until it is hydrated. Without scripts, or when they
 * fail to load, it shows as the server sent it (hydrated.css).
 */
export function OnceHydrated({ label, children }: { label: string; children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <div className="relative">
      {!isHydrated && (
        <p
          role="status"
          className="awaiting-label absolute inset-x-0 top-0 flex items-center gap-3 py-6 text-ink-soft"
        >
          <Spinner className="text-sun" />
          {label}
        </p>
      )}
      <div className={isHydrated ? undefined : "awaiting"}>{children}</div>
    </div>
  );
}
