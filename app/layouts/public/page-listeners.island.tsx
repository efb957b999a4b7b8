import { useEffect } from "react";
import { createIsland } from "#app/islands/island.tsx";
import { needIsland } from "#app/islands/need-island.ts";
import { toastStore } from "#app/ui/toast/toast.ts";
import { openConsentOnRequest } from "./consent/consent-store.ts";
import { closeMenuAutomatically } from "./navigation/menu-closing.ts";
import { markScrolling } from "./navigation/scroll-threshold.ts";
import { followSectionLinks } from "./navigation/section-links.ts";

/** Attaches the event listeners of every public page; renders nothing. */
function PageListeners() {
  useEffect(() => {
    markScrolling();
    closeMenuAutomatically();
    followSectionLinks();
    openConsentOnRequest();
    toastStore.subscribe(() => needIsland("toaster"));
  }, []);
  return null;
}

export default createIsland("page-listeners", PageListeners);
