import { expect, test } from "vitest";
import { robots } from "../robots/robots.ts";
import { llms } from "./llms.ts";

const appUrl = "https://www.example.com";

test("language models are told of the pages that exist, by absolute addresses", () => {
  const text = llms(appUrl, ["/", "/contact"]);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
  expect(links).toEqual([
    `${appUrl}/`,
    `${appUrl}/contact`,
    `${appUrl}/api/offers.json`,
    `${appUrl}/blog/rss.xml`,
    `${appUrl}/sitemap.xml`,
  ]);
  expect(text).toMatch(/^# Matinal\n\n> /);
  // llmstxt.org: under a heading stand links and nothing else, each with a colon right behind it.
  for (const section of text.split("\n## ").slice(1))
    for (const line of section.trim().split("\n").slice(2)) expect(line).toMatch(/^- \[[^\]]+\]\(\S+\): ./);
});

test("robots stay out of what belongs to one person and find the sitemap", () => {
  const lines = robots(appUrl).split("\n");
  for (const path of ["/assistant", "/compte", "/dashboard-legacy", "/onboarding-legacy", "/mailbox"])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${appUrl}/sitemap.xml`);
  expect(lines).toContain("Allow: /api/offers.json");
});
