/** The `code` of the error for what an offer does not include. interface.md "HTTP interface". */
export const notInOfferCode = "not_in_offer";
