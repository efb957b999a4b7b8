// Runs in the head of every page that React hydrates as a whole; bundled into it by scripts/bundle/inline-script.ts.

import { recordEarlyInput } from "./early-input.ts";
import { holdEarlyPresses, recordEarlyPresses } from "./early-presses.ts";
import { swapFont } from "./font/web-font.ts";
import { startScripts } from "./scripts-after-paint.ts";
import { isRevisit } from "./visit.ts";

if (isRevisit()) swapFont();
recordEarlyInput();
recordEarlyPresses();
holdEarlyPresses();
startScripts();
