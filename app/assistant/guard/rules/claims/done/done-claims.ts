import type { Claim } from "../claim.ts";
import { automationClaims } from "./automation-claims.ts";
import { deedClaims } from "./deed-claims.ts";
import { eventClaims } from "./event-claims.ts";
import { mannerClaims } from "./manner-claims.ts";
import { pledgeClaims } from "./pledge-claims.ts";
import { turnClaims } from "./turn-claims.ts";

/** What is said to be done, or to happen by itself, that the product does not do. interpretation.md D182. */
export const doneClaims: readonly Claim[] = [
  ...deedClaims,
  ...eventClaims,
  ...mannerClaims,
  ...turnClaims,
  ...automationClaims,
  ...pledgeClaims,
];
