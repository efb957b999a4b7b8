import type { ReactNode } from "react";
import { NavLink, useFetcher } from "react-router";
import { brand } from "~/content/brand.ts";
import { signedIn } from "~/content/signed-in/signed-in-copy.ts";
import { site } from "~/content/site-copy.ts";
import { Button } from "~/ui/form/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Page } from "~/ui/page/page.tsx";
import { places } from "./navigation.ts";
import { Problem } from "./problem.tsx";
import { useFreshPage } from "./use-reload-from-bfcache.ts";

/** The frame of the signed-in pages around the conversation: where one can go, and the way out. */
export function SignedInPage({ children }: { children: ReactNode }) {
  // By a form, so that it works without scripts, and a failure leaves the page as it is.
  const leaving = useFetcher<{ problem: string }>();
  const isLeaving = leaving.state !== "idle";
  useFreshPage();
  return (
    <Page
      name={brand.product}
      homeLabel={site.homeLink}
      actions={
        <leaving.Form method="post" action="/deconnexion">
          <Button
            variant="ghost"
            type="submit"
            busy={isLeaving}
            className="-me-[min(0.75rem,var(--spacing-edge))] px-3"
          >
            {!isLeaving && <Icon name="signOut" />}
            <span className="max-sm:sr-only">{signedIn.signOut}</span>
          </Button>
        </leaving.Form>
      }
    >
      <div className="mx-auto w-full max-w-page">
        <nav
          aria-label={signedIn.navigation}
          className="-mx-[min(0.75rem,var(--spacing-edge))] flex flex-wrap gap-x-1 pt-3 text-sm"
        >
          {places.map(({ to, name }) => (
            <NavLink
              key={to}
              to={to}
              // A document of its own, whose policy lets the form's lists add their styles.
              reloadDocument
              className="inline-flex min-h-11 items-center rounded-sm px-[min(0.75rem,var(--spacing-edge))] text-ink-soft no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-sun-fill aria-[current=page]:underline-offset-8"
            >
              {name}
            </NavLink>
          ))}
        </nav>
        {leaving.data && (
          <div className="pt-4">
            <Problem title={leaving.data.problem} occurrence={leaving.data} />
          </div>
        )}
      </div>
      {children}
    </Page>
  );
}
