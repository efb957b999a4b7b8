import type { ReactNode } from "react";
import { NavLink, useFetcher } from "react-router";
import { useReloadFromBfcache } from "#app/browser/use-reload-from-bfcache.ts";
import { Problem } from "#app/components/problem.tsx";
import { brand } from "#app/content/brand.ts";
import { signedIn } from "#app/content/signed-in/signed-in-copy.ts";
import { site } from "#app/content/site-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/page/page.tsx";
import { navigation } from "./navigation.ts";

/** The layout of the signed-in pages other than the assistant: navigation and sign-out button. */
export function SignedInPage({ children }: { children: ReactNode }) {
  // A form works without scripts; submitted by a fetcher, its failure leaves the page as it is.
  const signOut = useFetcher<{ problem: string }>();
  const isSigningOut = signOut.state !== "idle";
  useReloadFromBfcache();
  return (
    <Page
      name={brand.product}
      homeLabel={site.homeLink}
      actions={
        <signOut.Form method="post" action={"/deconnexion" satisfies Href}>
          <Button
            variant="ghost"
            type="submit"
            busy={isSigningOut}
            className="-me-[min(0.75rem,var(--spacing-edge))] px-3"
          >
            {!isSigningOut && <Icon name="signOut" />}
            <span className="max-sm:sr-only">{signedIn.signOut}</span>
          </Button>
        </signOut.Form>
      }
    >
      <div className="mx-auto w-full max-w-page">
        <nav
          aria-label={signedIn.navigation}
          className="-mx-[min(0.75rem,var(--spacing-edge))] flex flex-wrap gap-x-1 pt-3 text-sm"
        >
          {navigation.map(({ to, name }) => (
            <NavLink
              key={to}
              to={to satisfies Href}
              // A new document, whose Content-Security-Policy lets the selects of the profile form add their styles.
              reloadDocument
              className="inline-flex min-h-11 items-center rounded-sm px-[min(0.75rem,var(--spacing-edge))] text-ink-soft no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-sun-fill aria-[current=page]:underline-offset-8"
            >
              {name}
            </NavLink>
          ))}
        </nav>
        {signOut.data && (
          <div className="pt-4">
            <Problem title={signOut.data.problem} occurrence={signOut.data} />
          </div>
        )}
      </div>
      {children}
    </Page>
  );
}
