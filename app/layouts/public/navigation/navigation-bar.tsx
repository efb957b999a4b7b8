import { useLocation } from "react-router";
import { brand } from "~/content/brand.ts";
import { publicLayout } from "~/content/public-layout-copy.ts";
import { site } from "~/content/site-copy.ts";
import { useOutsideLinks } from "~/layouts/public/external-links.ts";
import { AnchorButton, OutsideButton } from "~/ui/form/button.tsx";
import { Logo } from "~/ui/page/logo.tsx";
import { Menu } from "./menu.tsx";
import { SectionLink } from "./section-link.tsx";

const { bar } = publicLayout;
const plain =
  "inline-flex min-h-11 items-center rounded-sm px-2 font-medium text-ink-soft text-xs hover:text-ink lg:px-3.5 lg:text-sm";

/** Stays at the top; the horizon and a shadow show under it once the page is scrolled past 20 px (scroll-threshold.ts). */
export function Bar() {
  const isHome = useLocation().pathname === "/";
  const { bookingUrl } = useOutsideLinks();
  return (
    <header
      data-scrolled="false"
      className="@container sticky top-0 z-40 border-transparent border-b bg-paper px-edge transition-[border-color,box-shadow] data-[scrolled=true]:border-line data-[scrolled=true]:shadow-bar sm:px-6"
    >
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-between gap-x-3">
        <a
          href="/"
          aria-label={site.homeLink}
          className="inline-flex min-h-11 shrink-0 items-center rounded-sm"
        >
          <Logo name={brand.product} />
        </a>
        <nav
          aria-label={bar.label}
          className="hidden flex-1 flex-wrap items-center justify-center roomy:flex"
        >
          {!isHome && (
            <a href="/" className={`${plain} max-lg:hidden`}>
              {bar.home}
            </a>
          )}
          {bar.sections.map(({ id, label }) => (
            <SectionLink key={id} id={id} className={plain}>
              {label}
            </SectionLink>
          ))}
        </nav>
        <div className="hidden flex-wrap items-center gap-x-1 roomy:flex lg:gap-x-2">
          <AnchorButton href="/login" variant="quiet" className="max-lg:px-2! max-lg:text-xs! lg:px-4!">
            {bar.signIn}
          </AnchorButton>
          <OutsideButton href={bookingUrl} className="max-lg:px-3! max-lg:text-xs! lg:px-4!">
            {bar.bookDemo}
            <span className="sr-only">{publicLayout.opensNewTab}</span>
          </OutsideButton>
        </div>
        <Menu bookingUrl={bookingUrl} />
      </div>
    </header>
  );
}
