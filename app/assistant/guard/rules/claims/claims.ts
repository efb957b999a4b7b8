import { assuranceClaims } from "./assurance-claims.ts";
import { availabilityClaims } from "./availability-claims.ts";
import { claimRule } from "./claim-rule.ts";
import { doneClaims } from "./done-claims.ts";
import { featureClaims } from "./feature-claims.ts";
import { paymentClaims } from "./payment-claims.ts";
import { planClaims } from "./plan-claims.ts";
import { referenceClaims } from "./reference-claims.ts";
import { serviceTimeClaims } from "./service-time-claims.ts";
import { quotedClaims, studyClaims } from "./study-claims.ts";

/** The claims that an answer may not make, each group a rule of its own, so that each has its slice. */
export const claimRules = [
  doneClaims,
  [...availabilityClaims, ...serviceTimeClaims],
  assuranceClaims,
  [...featureClaims, ...planClaims],
  [...referenceClaims, ...studyClaims, ...quotedClaims],
  paymentClaims,
].map(claimRule);
