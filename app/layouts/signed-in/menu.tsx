import type { ReactNode } from "react";
import { signedIn } from "#app/content/signed-in/signed-in-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Spinner } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePanel } from "#app/ui/use-panel.ts";
import { navigation } from "./navigation.ts";
import { atRest, Panel, PanelEdge } from "./panel.tsx";
import { PanelButton } from "./panel-button.tsx";

export type SignOut = {
  isSigningOut: boolean;
  onSignOut: () => void;
};

type Props = SignOut & { email: string | null; path: string; note?: string | undefined };

/**
 * The links of the signed-in pages and the sign-out button: in the bar of wide windows, else in a panel, which also
 * shows what small windows omit elsewhere. Without scripts, which the panel needs, they stand below the bar.
 */
export function Menu({ email, path, note, isSigningOut, onSignOut }: Props) {
  const { isOpen, root, button, toggle } = usePanel<HTMLElement>();
  return (
    <nav ref={root} aria-label={signedIn.navigation} className="contents">
      <PanelButton
        ref={button}
        controls="navigation"
        isOpen={isOpen}
        icon={isOpen ? "close" : "menu"}
        onClick={toggle}
        className="col-start-3 me-[max(0px,var(--spacing-edge)-0.75rem)] noscript:hidden broad:me-3 linked:hidden"
      >
        {signedIn.menu}
      </PanelButton>
      <Panel
        id="navigation"
        isOpen={isOpen}
        className={`${atRest.inBar} noscript:row-start-2 noscript:flex noscript:max-h-none noscript:w-auto noscript:flex-wrap noscript:justify-self-stretch noscript:border-s-0 noscript:bg-transparent noscript:px-[max(0px,var(--spacing-edge)-0.75rem)] noscript:shadow-none linked:col-span-1 linked:col-start-3 linked:row-start-1 linked:flex linked:w-auto linked:items-center linked:self-center linked:justify-self-end linked:overflow-visible linked:border-s-0 linked:ps-0 linked:pe-3 desk:col-span-2 desk:col-start-2 ${isOpen ? "cramped:@min-[14rem]/workplace:grid cramped:grid-cols-2 cramped:gap-x-6" : ""}`}
      >
        {navigation.map(({ to, name }) => (
          <MenuLink key={to} to={to} isCurrent={path === to || path.startsWith(`${to}/`)}>
            {name}
            {isOpen && to === "/compte" && email && (
              <span
                title={email}
                className="min-w-0 truncate font-normal text-ink-soft text-xs low:slim:hidden linked:hidden"
              >
                {email}
              </span>
            )}
          </MenuLink>
        ))}
        <MenuLink to="/" className="noscript:hidden linked:hidden">
          {signedIn.toSite}
        </MenuLink>
        {/* It ends the session also without scripts. */}
        <form
          method="post"
          action={"/deconnexion" satisfies Href}
          onSubmit={(event) => {
            event.preventDefault();
            onSignOut();
          }}
        >
          <button
            type="submit"
            disabled={isSigningOut}
            className={`${row} w-full cursor-pointer text-start noscript:w-auto linked:w-auto linked:text-ink`}
          >
            {signedIn.signOut}
            {isSigningOut ? <Spinner /> : <Icon name="signOut" />}
          </button>
        </form>
        {isOpen && note && (
          <p className="col-span-full border-line border-t pt-3 text-ink-soft text-xs low:pt-1 linked:hidden">
            {note}
          </p>
        )}
        {isOpen && <PanelEdge className="linked:hidden" />}
      </Panel>
    </nav>
  );
}

const row =
  "flex min-h-target items-center justify-between gap-x-4 rounded-sm py-1.5 font-medium text-sm leading-tight no-underline hover:text-sun noscript:px-3 linked:px-3 linked:text-ink-soft linked:hover:text-ink";

/** The current page is marked by a line in the colour of the sun, not by its weight, which would move the others. */
const current =
  "aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-sun-fill aria-[current=page]:underline-offset-8";

type LinkProps = { to: Href; isCurrent?: boolean; className?: string; children: ReactNode };

function MenuLink({ to, isCurrent = false, className = "", children }: LinkProps) {
  return (
    // A new document, whose Content-Security-Policy lets the selects of the profile form add their styles.
    <a href={to} aria-current={isCurrent ? "page" : undefined} className={`${row} ${current} ${className}`}>
      {children}
    </a>
  );
}
