import { expect, test } from "vitest";
import { robots } from "./robots.ts";

const appUrl = "https://www.example.com";

test("robots may not crawl private pages, and find the sitemap", () => {
  const lines = robots(appUrl, { hasMarket: false }).split("\n");
  for (const path of ["/assistant", "/compte", "/dashboard-legacy", "/onboarding-legacy", "/mailbox"])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${appUrl}/sitemap.xml`);
  expect(lines).toContain("Allow: /api/offers.json");
  expect(lines.join()).not.toContain("combien");
  expect(robots(appUrl, { hasMarket: true }).split("\n")).toContain("Disallow: /combien-d-entreprises?");
});
