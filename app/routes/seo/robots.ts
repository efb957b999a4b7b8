/** What belongs to one person, or is no page. /login is no secret; its own `noindex` can only be read there. */
const closed = [
  "/assistant",
  "/compte",
  "/dashboard-legacy",
  "/deconnexion",
  "/onboarding-legacy",
  "/mailbox",
  "/api/",
];

/** What robots may visit, and where they find the list of pages. */
export function robots(appUrl: string): string {
  return [
    "User-agent: *",
    "Allow: /api/offers.json",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${appUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
