import { useRouteLoaderData } from "react-router";

/** Where links of ours lead outside, from the environment. interface.md "Environment". */
export type OutsideLinks = { bookingUrl: string; twitterUrl: string; linkedinUrl: string };

/** The same on every page; the root reads them once. */
export function useOutsideLinks(): OutsideLinks {
  const data = useRouteLoaderData<{ outside: OutsideLinks }>("root");
  if (!data) throw new Error("The root's data is missing.");
  return data.outside;
}
