import { useEffect } from "react";

/** A page that the browser kept in memory may belong to a session that ended: it starts anew. */
export function useFreshPage(): void {
  useEffect(() => {
    const renew = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", renew);
    return () => window.removeEventListener("pageshow", renew);
  }, []);
}
