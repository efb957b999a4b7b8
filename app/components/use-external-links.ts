import { useRouteLoaderData } from "react-router";

/** The URLs of other sites, from the environment. interface.md "Environment". */
export type ExternalLinks = { bookingUrl: string; twitterUrl: string; linkedinUrl: string };

/** Reads them from the data of the root route. */
export function useExternalLinks(): ExternalLinks {
  const data = useRouteLoaderData<{ externalLinks: ExternalLinks }>("root");
  if (!data) throw new Error("The root route has no data.");
  return data.externalLinks;
}
