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

/** The robots.txt, with the URL of the sitemap. */
export function robots(appUrl: string): string {
  return [
    "User-agent: *",
    "Allow: /api/offers.json",
    ...disallowed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${appUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
