import { useEffect } from "react";
import { createIsland } from "~/islands/island.tsx";
import { openConsentOnRequest } from "./consent/consent-store.ts";
import { closeMenuInTime } from "./navigation/menu-closing.ts";
import { markScrolling } from "./navigation/scroll-threshold.ts";
import { followSectionLinks } from "./navigation/section-links.ts";

/** What listens to every public page and shows nothing itself. */
function PageListeners() {
  useEffect(() => {
    markScrolling();
    closeMenuInTime();
    followSectionLinks();
    openConsentOnRequest();
  }, []);
  return null;
}

export default createIsland("page-listeners", PageListeners);
