import { maxLengths } from "#app/profile/profile-schema.ts";

/** The parameter that fills the first field of a booking page. */
const parameter = "company";

/**
 * The link to book a talk with the team, with the company's name filled in. Its other parameters and its fragment stay;
 * without a name, or with a link that is no URL, it stays as it is.
 */
export function bookingLink(bookingUrl: string, companyName: string): string {
  const name = companyName
    .slice(0, maxLengths.line)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
  if (name === "" || !URL.canParse(bookingUrl)) return bookingUrl;
  const url = new URL(bookingUrl);
  url.searchParams.set(parameter, name);
  return url.href;
}
