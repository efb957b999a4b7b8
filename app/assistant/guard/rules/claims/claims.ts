import { assuranceClaims } from "./assurance-claims.ts";
import { availabilityClaims } from "./availability-claims.ts";
import { claimRule } from "./claim-rule.ts";
import { doneClaims } from "./done/done-claims.ts";
import { offeredDeeds } from "./done/offered-deeds.ts";
import { profileClaims } from "./done/profile-claims.ts";
import { promiseFrames } from "./done/promise-frames.ts";
import { resultFrames } from "./done/result-frames.ts";
import { sentFrames } from "./done/sent-frames.ts";
import { stateFrames } from "./done/state-frames.ts";
import { statedProfileClaims } from "./done/stated-profile-claims.ts";
import { featureClaims } from "./feature-claims.ts";
import { paymentClaims } from "./payment/payment-claims.ts";
import { paymentFrames } from "./payment/payment-frames.ts";
import { ratioClaims } from "./payment/ratio-claims.ts";
import { roundAmounts } from "./payment/round-amounts.ts";
import { planClaims } from "./plan-claims.ts";
import { planFrames } from "./plan-frames.ts";
import { referenceClaims } from "./reference-claims.ts";
import { contactFrames } from "./service/contact-frames.ts";
import { functionFrames } from "./service/function-frames.ts";
import { hoursFrames } from "./service/hours-frames.ts";
import { limitFrames } from "./service/limit-frames.ts";
import { restrictionFrames } from "./service/restriction-frames.ts";
import { seatClaims } from "./service/seat-claims.ts";
import { waitFrames } from "./service/wait-frames.ts";
import { serviceTimeClaims } from "./service-time-claims.ts";
import { siteClaims } from "./site-claims.ts";
import { quotedClaims, studyClaims } from "./study-claims.ts";
import { certaintyFrames } from "./world/certainty-frames.ts";
import { quotedFrames } from "./world/quoted-frames.ts";
import { referenceFrames } from "./world/reference-frames.ts";
import { assuredFrames } from "./world/result-frames.ts";
import { studyFrames } from "./world/study-frames.ts";

/** The claims that an answer may not make, each group a rule of its own, so that each has its slice. */
export const claimRules = [
  siteClaims,
  [...doneClaims, ...resultFrames, ...stateFrames, ...profileClaims, ...statedProfileClaims],
  [...sentFrames, ...promiseFrames, ...offeredDeeds],
  [...availabilityClaims, ...serviceTimeClaims, ...waitFrames, ...hoursFrames],
  [...assuranceClaims, ...assuredFrames],
  [...featureClaims, ...functionFrames, ...contactFrames],
  [...planClaims, ...planFrames, ...seatClaims],
  [...limitFrames, ...restrictionFrames],
  [...referenceClaims, ...referenceFrames, ...quotedFrames],
  [...studyClaims, ...quotedClaims, ...studyFrames, ...certaintyFrames],
  [...paymentClaims, ...paymentFrames, ...ratioClaims, ...roundAmounts],
].map(claimRule);
