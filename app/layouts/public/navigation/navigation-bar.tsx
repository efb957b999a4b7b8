import { useLocation } from "react-router";
import { useExternalLinks } from "#app/components/use-external-links.ts";
import { brand } from "#app/content/brand.ts";
import { publicLayout } from "#app/content/public-layout-copy.ts";
import { site } from "#app/content/site-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { AnchorButton, ExternalButton } from "#app/ui/form/button.tsx";
import { Logo } from "#app/ui/page/logo.tsx";
import { Menu } from "./menu.tsx";
import { SectionLink } from "./section-link.tsx";

const { bar } = publicLayout;
const linkClasses =
  "inline-flex min-h-11 items-center rounded-sm px-2 font-medium text-ink-soft text-xs hover:text-ink lg:px-3.5 lg:text-sm";

/** The sticky navigation bar. It gets a line and a shadow once the page is scrolled past 20 px (scroll-threshold.ts). */
export function NavigationBar() {
  const isHome = useLocation().pathname === "/";
  const { bookingUrl } = useExternalLinks();
  return (
    <header
      data-scrolled="false"
      className="group/bar sticky top-0 z-40 border-transparent border-b bg-paper px-edge transition-[border-color,box-shadow] data-[scrolled=true]:border-line data-[scrolled=true]:shadow-bar sm:px-6 @container"
    >
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-between gap-x-1 sm:gap-x-3">
        <a
          href={"/" satisfies Href}
          aria-label={site.homeLink}
          className="inline-flex min-h-11 shrink-0 items-center rounded-sm"
        >
          <Logo name={brand.product} />
        </a>
        <nav aria-label={bar.label} className="hidden flex-1 flex-wrap items-center justify-center wide:flex">
          {!isHome && (
            <a href={"/" satisfies Href} className={`${linkClasses} max-lg:hidden`}>
              {bar.home}
            </a>
          )}
          {bar.sections.map(({ id, label }) => (
            <SectionLink key={id} id={id} className={linkClasses}>
              {label}
            </SectionLink>
          ))}
        </nav>
        <div className="hidden flex-wrap items-center gap-x-1 wide:flex lg:gap-x-2">
          <AnchorButton href="/login" variant="ghost" className="max-lg:px-2! max-lg:text-xs! lg:px-4!">
            {bar.signIn}
          </AnchorButton>
          <ExternalButton href={bookingUrl} className="max-lg:px-3! max-lg:text-xs! lg:px-4!">
            {bar.bookDemo}
            <span className="sr-only">{publicLayout.opensNewTab}</span>
          </ExternalButton>
        </div>
        <div className="ms-auto flex items-center wide:hidden">
          <ExternalButton
            href={bookingUrl}
            className="group-has-[[data-menu][open]]/bar:invisible @max-[17.5rem]:hidden whitespace-nowrap px-3! @max-[19rem]:px-1.5! text-xs!"
          >
            {bar.bookDemo}
            <span className="sr-only">{publicLayout.opensNewTab}</span>
          </ExternalButton>
          <Menu bookingUrl={bookingUrl} />
        </div>
      </div>
    </header>
  );
}
