import type { ReactNode } from "react";
import { brand } from "#app/content/brand.ts";
import { site } from "#app/content/site-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Sunrise } from "#app/ui/page/logo.tsx";
import { SkipLink } from "#app/ui/page/skip-link.tsx";
import { Menu, type SignOut } from "./menu.tsx";

type Props = SignOut & {
  /** The address of the account; `null` where it is not known. */
  email: string | null;
  /** The path of the page, which the menu marks. */
  path: string;
  /** What stands beside the product's name, such as the name of the page. */
  place: ReactNode;
  /** True when `place` matters more than the name of the product, where only one of them has room. */
  isPlaceFirst?: boolean;
  /** A line at the end of the open menu. */
  note?: string;
  /** What stands in the bar before the menu. */
  children?: ReactNode;
};

/**
 * The bar of every signed-in page: mark, product, account and menu. Its parts are items of the page's grid, which has
 * three columns, the bar in its first row and the page in its third: so a panel covers the page and not the bar.
 */
export function Bar({ email, path, place, isPlaceFirst = false, note, children, ...signOut }: Props) {
  return (
    <>
      <SkipLink label={site.skip} />
      <header className="col-start-1 row-start-1 flex min-w-0 items-center gap-x-2 py-1.5 ps-edge low:py-0.5 broad:ps-6">
        <a
          href={"/" satisfies Href}
          aria-label={site.homeLink}
          className="-ms-1.5 grid size-target shrink-0 place-items-center rounded-sm low:slim:hidden"
        >
          <Sunrise className="h-[min(1.5rem,33px)] w-[min(2rem,44px)]" />
        </a>
        <div className="min-w-0 flex-1 leading-tight">
          <div className="flex flex-col gap-x-3 low:flex-row low:items-baseline linked:flex-row linked:items-baseline">
            <p
              className={`shrink-0 font-bold text-base leading-tight tracking-tight ${isPlaceFirst ? "low:slim:hidden" : ""}`}
            >
              {brand.product}
            </p>
            {place}
          </div>
          {email && (
            <p title={email} className="hidden truncate text-ink-soft text-xs leading-tight linked:block">
              {email}
            </p>
          )}
        </div>
      </header>
      {children}
      <Menu email={email} path={path} note={note} {...signOut} />
    </>
  );
}
