import { createFileRoute } from "@tanstack/react-router";
import head from "../../generated/head.json";
import { Page } from "../../generated/page.jsx";

export const Route = createFileRoute("/")({
  head: () => ({
    meta: [
      { title: head.title },
      ...head.meta.map(({ charset, ...meta }) => (charset ? { charSet: charset } : meta)),
    ],
    links: head.links.map(({ crossorigin, ...link }) => ({ ...link, crossOrigin: crossorigin })),
    scripts: [{ type: "application/ld+json", children: head.structuredData }],
  }),
  component: Page,
});
