import type { ReactNode } from "react";
import { NavLink, useNavigation } from "react-router";
import { brand } from "#app/content/brand.ts";
import { desk } from "#app/content/desk/desk-copy.ts";
import { site } from "#app/content/site-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { contentId } from "#app/ui/page/content-id.ts";
import { Sunrise } from "#app/ui/page/logo.tsx";
import { SkipLink } from "#app/ui/page/skip-link.tsx";
import { navigation } from "./navigation.ts";

type Props = {
  operator: string | null /** False before the desk is open. */;
  hasNavigation?: boolean;
  children: ReactNode;
};

/** The frame of the operators' desk: the product, the navigation, who the operator is, and the page. */
export function DeskFrame({ operator, hasNavigation = true, children }: Props) {
  const isLoading = useNavigation().state === "loading";
  return (
    <>
      <SkipLink label={site.skip} />
      <header className="border-line border-b bg-paper-raised px-edge sm:px-6">
        <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-2 pt-1 sm:gap-x-6">
          <p className="me-auto flex min-h-11 min-w-0 items-center gap-2.5 font-bold tracking-tight">
            <Sunrise className="h-6 w-8 shrink-0" />
            <span>
              {brand.product} <span className="font-medium text-ink-soft max-sm:sr-only">{desk.name}</span>
            </span>
          </p>
          <p className="order-1 w-full min-w-0 text-ink-soft text-sm wrap-anywhere md:order-none md:w-auto">
            {operator}
          </p>
          {hasNavigation && (
            <a href={"/assistant" satisfies Href} className={`${link} -me-1.5 sm:-me-2`}>
              {desk.leave}
            </a>
          )}
          {hasNavigation && (
            <nav
              aria-label={desk.navigation}
              className="order-2 -mx-1.5 flex w-full flex-wrap sm:-mx-2 sm:gap-x-1"
            >
              {navigation.map(({ to, name }) => (
                <NavLink key={to} to={to} end={to === "/operateur"} className={`${link} ${current}`}>
                  {name}
                </NavLink>
              ))}
            </nav>
          )}
        </div>
      </header>
      <main
        id={contentId}
        tabIndex={-1}
        aria-busy={isLoading}
        className="px-edge py-8 outline-none sm:px-6 sm:py-10"
      >
        <div className="mx-auto w-full max-w-page">{children}</div>
      </main>
    </>
  );
}

const link =
  "inline-flex min-h-11 min-w-11 items-center rounded-sm px-1.5 font-medium text-ink-soft text-sm no-underline hover:text-ink sm:px-2";

const current =
  "aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-sun-fill aria-[current=page]:underline-offset-8";
