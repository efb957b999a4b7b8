// Runs in the head of every page of the router; bundled into it by scripts/inline-script.ts.
import { isRevisit } from "./visit.ts";
import { swapFont } from "./web-font.ts";

if (isRevisit()) swapFont();
