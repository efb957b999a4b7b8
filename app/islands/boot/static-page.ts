// Runs in the head of every static page, before anything else; bundled into it by scripts/bundle/inline-script.ts.
import { recordEarlyPresses } from "./early-presses.ts";
import { deferFilesOfTab } from "./files-of-tab.ts";
import { showFont } from "./font/static-page-font.ts";
import { scheduleHydration } from "./hydration.ts";
import { closeMenuOnLink } from "./menu-links.ts";
import { keepMotionPaused } from "./paused-motion.ts";
import { hideFrenchPrices } from "./price-language.ts";
import { layOutForRestoredScroll } from "./scrolling/scroll-restoration.ts";
import { scrollToSectionOfAddress } from "./scrolling/section-of-address.ts";

keepMotionPaused();
showFont();
layOutForRestoredScroll();
deferFilesOfTab();
scheduleHydration();
recordEarlyPresses();
closeMenuOnLink();
scrollToSectionOfAddress();
hideFrenchPrices();
