import { BackButton } from "~/ui/page/error-page.tsx";
import { Toaster } from "~/ui/toast/toaster.tsx";
import { ConsentSheet } from "./consent/consent-sheet.tsx";
import { openConsentOnRequest } from "./consent/consent-store.ts";
import { closeMenuInTime } from "./navigation/menu-closing.ts";
import { markScrolling } from "./navigation/scroll-threshold.ts";
import { followSectionLinks } from "./navigation/section-links.ts";

export const islands = { toaster: Toaster, consent: ConsentSheet, back: BackButton };

export function listen(): void {
  markScrolling();
  closeMenuInTime();
  followSectionLinks();
  openConsentOnRequest();
}
