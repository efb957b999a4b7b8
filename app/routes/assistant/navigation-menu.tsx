import type { ReactNode } from "react";
import { Link } from "react-router";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { signedIn } from "#app/content/signed-in/signed-in-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { navigation } from "#app/layouts/signed-in/navigation.ts";
import { Spinner } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePanel } from "#app/ui/use-panel.ts";
import { Panel } from "./panel.tsx";
import { PanelButton } from "./panel-button.tsx";

const copy = assistant.menu;

type Props = { email: string; isSigningOut: boolean; onSignOut: () => void };

/**
 * Links to the other signed-in pages, and the sign-out button: in the header of wide windows, else in a menu, which
 * also shows what small windows omit elsewhere. Without scripts, which the menu needs, the links are below the header.
 */
export function NavigationMenu({ email, isSigningOut, onSignOut }: Props) {
  const { isOpen, root, button, toggle } = usePanel<HTMLElement>();
  return (
    <nav ref={root} aria-label={signedIn.navigation} className="contents">
      <PanelButton
        ref={button}
        controls="navigation"
        isOpen={isOpen}
        icon={isOpen ? "close" : "menu"}
        onClick={toggle}
        className="col-start-3 me-[max(0px,var(--spacing-edge)-0.75rem)] noscript:hidden broad:me-3 desk:hidden"
      >
        {copy.name}
      </PanelButton>
      <Panel
        id="navigation"
        isOpen={isOpen}
        className={`noscript:row-start-2! noscript:flex noscript:max-h-none noscript:flex-wrap noscript:shadow-none desk:col-span-2 desk:col-start-2 desk:row-start-1 desk:flex desk:w-auto desk:items-center desk:self-center desk:overflow-visible desk:border-s-0 desk:px-0 desk:pe-3 ${isOpen ? "low:grid low:grid-cols-2 low:gap-x-6" : ""}`}
      >
        {navigation.slice(1).map(({ to, name }) => (
          <MenuLink key={to} to={to}>
            {name}
            {isOpen && to === "/compte" && (
              <span
                title={email}
                className="min-w-0 truncate font-normal text-ink-soft text-xs low:slim:hidden desk:hidden"
              >
                {email}
              </span>
            )}
          </MenuLink>
        ))}
        <MenuLink to="/" className="desk:hidden">
          {assistant.header.home}
        </MenuLink>
        <button
          type="button"
          disabled={isSigningOut}
          onClick={onSignOut}
          className={`${row} w-full cursor-pointer desk:w-auto desk:text-ink noscript:hidden`}
        >
          {assistant.header.signOut}
          {isSigningOut ? <Spinner /> : <Icon name="signOut" />}
        </button>
        {isOpen && (
          <p className="col-span-full border-line border-t pt-3 text-ink-soft text-xs low:pt-1 desk:hidden">
            {assistant.composer.notice}
          </p>
        )}
      </Panel>
    </nav>
  );
}

const row =
  "flex min-h-target items-center justify-between gap-x-4 rounded-sm py-1.5 font-medium text-sm leading-tight no-underline hover:text-sun noscript:px-3 desk:px-3 desk:text-ink-soft desk:hover:text-ink";

function MenuLink({ to, className = "", children }: { to: Href; className?: string; children: ReactNode }) {
  return (
    <Link to={to} reloadDocument className={`${row} ${className}`}>
      {children}
    </Link>
  );
}
