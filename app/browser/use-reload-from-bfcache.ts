import { useEffect } from "react";

/**
 * Reloads a page that the browser restores from its back/forward cache, since its session may have ended. The page is
 * hidden when it is put there, so that its old content never appears.
 */
export function useReloadFromBfcache(): void {
  useEffect(() => {
    const hide = (event: PageTransitionEvent) => {
      if (event.persisted) document.documentElement.hidden = true;
    };
    const reload = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pagehide", hide);
    window.addEventListener("pageshow", reload);
    return () => {
      window.removeEventListener("pagehide", hide);
      window.removeEventListener("pageshow", reload);
    };
  }, []);
}
