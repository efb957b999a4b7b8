import type { MetaDescriptor } from "react-router";
import { brand } from "./brand.ts";

type PageMeta = {
  /** Without the brand, which follows it; a title that holds the brand already stays as it is. */
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
 * and search engines. What depends on the page's address is in app/ui/page-address.tsx, on every page by itself.
 */
export function pageMeta({ title, description, indexed, type, structuredData }: PageMeta): MetaDescriptor[] {
  const fullTitle = title.includes(brand.product) ? title : `${title} | ${brand.product}`;
  return [
    { title: fullTitle },
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "robots", content: indexed ? "index, follow" : "noindex" },
    { property: "og:type", content: type ?? "website" },
    { property: "og:title", content: fullTitle },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { name: "twitter:title", content: fullTitle },
    ...(description ? [{ name: "twitter:description", content: description }] : []),
    ...[structuredData ?? webPage(fullTitle, description)]
      .flat()
      .map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}

function webPage(name: string, description: string | undefined) {
  return { "@type": "WebPage", name, description, inLanguage: "fr" };
}
