import type { ReactNode } from "react";
import { useReloadFromBfcache } from "#app/browser/use-reload-from-bfcache.ts";
import { Problem } from "#app/components/problem.tsx";
import { signedIn } from "#app/content/signed-in/signed-in-copy.ts";
import { contentId } from "#app/ui/page/content-id.ts";
import { Bar } from "./bar.tsx";
import { navigation } from "./navigation.ts";
import { useSignOut } from "./use-sign-out.ts";

type Props = { email: string | null; path: string; children: ReactNode };

/** The frame of the signed-in pages other than the assistant, which has the same bar over a page of its own. */
export function SignedInFrame({ email, path, children }: Props) {
  const { isSigningOut, failure, signOut } = useSignOut();
  const place = navigation.find(({ to }) => path.startsWith(to))?.name;
  useReloadFromBfcache();
  return (
    <div className="framed">
      <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)_auto_auto] grid-rows-[auto_auto_minmax(0,1fr)]">
        <Bar
          email={email}
          path={path}
          place={
            // The heading of the page says the same to screen readers.
            <p aria-hidden="true" className="text-ink-soft text-xs leading-tight linked:hidden">
              {place}
            </p>
          }
          isSigningOut={isSigningOut}
          onSignOut={signOut}
        >
          <div className="horizon pointer-events-none col-span-full row-start-1" />
        </Bar>
        <main
          id={contentId}
          tabIndex={-1}
          className="col-span-full row-start-3 flex min-w-0 flex-col px-edge outline-none broad:px-6"
        >
          {failure && (
            <div className="mx-auto w-full max-w-page pt-4">
              <Problem title={signedIn.signOutFailed} occurrence={failure} />
            </div>
          )}
          {children}
        </main>
      </div>
    </div>
  );
}
