import { routes } from "virtual:react-router/server-build";
import { type Address, addressesIn } from "./addresses.ts";

/** The day on the legal texts. spec.md §2. */
const legalDay = "2025-05-13";

const known: Readonly<Record<string, readonly Address[]>> = {
  "/privacy": [{ path: "/privacy", changed: legalDay }],
  "/terms": [{ path: "/terms", changed: legalDay }],
  "/cookies": [{ path: "/cookies", changed: legalDay }],
};

/** The public pages of this build, from the route list that also serves them. */
export function publicAddresses(): Address[] {
  return addressesIn(routes, known);
}
