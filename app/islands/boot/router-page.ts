// Runs in the head of every page of the router; bundled into it by scripts/bundle/inline-script.ts.

import { recordEarlyInput } from "./early-input.ts";
import { swapFont } from "./font/web-font.ts";
import { isRevisit } from "./visit.ts";

if (isRevisit()) swapFont();
recordEarlyInput();
