import { useEffect } from "react";

/**
 * A page that the browser kept in memory may belong to a session that ended: it starts anew, and what stood in it is
 * not seen meanwhile.
 */
export function useFreshPage(): void {
  useEffect(() => {
    const cover = (event: PageTransitionEvent) => {
      if (event.persisted) document.documentElement.hidden = true;
    };
    const renew = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pagehide", cover);
    window.addEventListener("pageshow", renew);
    return () => {
      window.removeEventListener("pagehide", cover);
      window.removeEventListener("pageshow", renew);
    };
  }, []);
}
