import type { ComponentProps, MouseEvent } from "react";
import { goTo } from "#app/browser/address.ts";
import type { Href } from "#app/hrefs.ts";

type Props = ComponentProps<"a"> & {
  href: Href;
  /** In the place of the present entry of the history. */
  replace?: boolean;
  /** Leaves the page where it is scrolled to. */
  keepsScroll?: boolean;
};

/** A link to another address of a page that follows it by `useAddress`. */
export function PageLink({ href, replace = false, keepsScroll = false, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        goTo(href, { replace, keepsScroll });
      }}
    />
  );
}

/** Whether a link is followed here: not in another tab or window, and not downloaded. */
export function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
