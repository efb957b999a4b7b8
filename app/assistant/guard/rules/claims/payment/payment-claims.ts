import type { Claim } from "../claim.ts";
import { discountClaims } from "./discount-claims.ts";
import { giftClaims } from "./gift-claims.ts";
import { termsClaims } from "./terms-claims.ts";

/** Discounts, gifts and terms of payment that the catalogue does not have. requirements.md PCN. */
export const paymentClaims: readonly Claim[] = [...discountClaims, ...giftClaims, ...termsClaims];
