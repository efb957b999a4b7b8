import { BackButton } from "~/ui/lost-page.tsx";
import { Toaster } from "~/ui/toaster.tsx";
import { ConsentSheet } from "./consent-sheet.tsx";
import { openConsentOnRequest } from "./consent-store.ts";
import { closeMenuInTime } from "./menu-closing.ts";
import { markScrolling } from "./scrolling.ts";
import { followSectionLinks } from "./section-links.ts";

export const islands = { toaster: Toaster, consent: ConsentSheet, back: BackButton };

export function listen(): void {
  markScrolling();
  closeMenuInTime();
  followSectionLinks();
  openConsentOnRequest();
}
