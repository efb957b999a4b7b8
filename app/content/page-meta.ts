import type { MetaDescriptor } from "react-router";
import { brand } from "./brand.ts";

type PageMeta = {
  /** Without the brand, which follows it. */
  title: string;
  description?: string;
  /** decisions.md D33: sign-in, signed-in and not-found pages stay out of search engines. */
  indexed: boolean;
  /** What the page is on social networks. */
  type?: "website" | "article";
  /** schema.org objects that say what the page shows (decisions.md D36); without them, that it is a page. */
  structuredData?: object | object[];
};

/**
 * A page's title with the brand behind it, its description, what robots may do, and the same for social networks
 * and search engines. What depends on the page's address is in app/ui/page/page-address.tsx, on every page by itself.
 */
export function pageMeta({ title, description, indexed, type, structuredData }: PageMeta): MetaDescriptor[] {
  const fullTitle = `${title} | ${brand.product}`;
  const summary = description && shortened(description);
  return [
    { title: fullTitle },
    ...(summary ? [{ name: "description", content: summary }] : []),
    { name: "robots", content: indexed ? "index, follow" : "noindex" },
    { property: "og:type", content: type ?? "website" },
    { property: "og:title", content: fullTitle },
    ...(summary ? [{ property: "og:description", content: summary }] : []),
    { name: "twitter:title", content: fullTitle },
    ...(summary ? [{ name: "twitter:description", content: summary }] : []),
    ...[structuredData ?? webPage(fullTitle, description)]
      .flat()
      .map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}

/** The characters of a description that search engines show. */
const shown = { least: 70, max: 160 };

/** As many of its sentences as search engines show; where that is next to nothing, as many of its words. */
export function shortened(description: string): string {
  if (description.length <= shown.max) return description;
  const start = description.slice(0, shown.max + 1);
  const sentences = start.match(/^(.*[.?!])\s/)?.[1] ?? "";
  if (sentences.length >= shown.least) return sentences;
  return start.slice(0, shown.max).replace(/\s?[,;:]?\s\S*$/, "…");
}

function webPage(name: string, description: string | undefined) {
  return { "@type": "WebPage", name, description, inLanguage: "fr" };
}
