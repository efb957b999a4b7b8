import type { ReactNode } from "react";
import { useFetcher, useLocation } from "react-router";
import { useReloadFromBfcache } from "#app/browser/use-reload-from-bfcache.ts";
import { Problem } from "#app/components/problem.tsx";
import { Bar } from "./bar.tsx";
import { navigation } from "./navigation.ts";

/** The frame of the signed-in pages other than the assistant, which has the same bar over a page of its own. */
export function SignedInPage({ email, children }: { email: string | null; children: ReactNode }) {
  // A form works without scripts; submitted by a fetcher, its failure leaves the page as it is.
  const signOut = useFetcher<{ problem: string }>();
  const { pathname } = useLocation();
  const place = navigation.find(({ to }) => pathname.startsWith(to))?.name;
  useReloadFromBfcache();
  return (
    <div className="framed">
      <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)_auto_auto] grid-rows-[auto_auto_minmax(0,1fr)]">
        <Bar
          email={email}
          place={
            // The heading of the page says the same to screen readers.
            <p aria-hidden="true" className="text-ink-soft text-xs leading-tight linked:hidden">
              {place}
            </p>
          }
          isSigningOut={signOut.state !== "idle"}
          onSignOut={(form) => void signOut.submit(form)}
        >
          <div className="horizon pointer-events-none col-span-full row-start-1" />
        </Bar>
        <main className="col-span-full row-start-3 flex min-w-0 flex-col px-edge broad:px-6">
          {signOut.data && (
            <div className="mx-auto w-full max-w-page pt-4">
              <Problem title={signOut.data.problem} occurrence={signOut.data} />
            </div>
          )}
          {children}
        </main>
      </div>
    </div>
  );
}
