import type { Enhancement } from "#app/islands/enhancement.ts";
import { askForConsent } from "./consent/ask-for-consent.ts";
import { openConsentOnRequest } from "./consent/consent-store.ts";
import { closeMenuAutomatically } from "./navigation/menu-closing.ts";
import { markScrolling } from "./navigation/scroll-threshold.ts";
import { followSectionLinks } from "./navigation/section-links.ts";

/** Attaches the event listeners of every public page, and asks for consent to cookies in the live region `region`. */
const enhancePublicPage: Enhancement = (region) => {
  markScrolling();
  closeMenuAutomatically();
  followSectionLinks();
  openConsentOnRequest();
  askForConsent(region);
};

export default enhancePublicPage;
