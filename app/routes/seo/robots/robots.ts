/** Private paths and the API. /login is not listed: robots must fetch it to read its `noindex`. */
const disallowed = [
  "/assistant",
  "/compte",
  "/dashboard-legacy",
  "/deconnexion",
  "/onboarding-legacy",
  "/mailbox",
  "/api/",
];

/** What the page of markets answers: each costs the register a request. The page itself is crawled. */
const counts = "/combien-d-entreprises?";

/** The robots.txt, with the URL of the sitemap. `hasMarket`: there is a page that counts companies. */
export function robots(appUrl: string, { hasMarket }: { hasMarket: boolean }): string {
  return [
    "User-agent: *",
    "Allow: /api/offers.json",
    ...[...disallowed, ...(hasMarket ? [counts] : [])].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${appUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
