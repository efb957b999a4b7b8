import type { MetaDescriptor } from "react-router";
import { brand } from "./brand.ts";

type PageMeta = {
  /** Without the brand, which is appended. */
  title: string;
  description?: string;
  /** False for sign-in, signed-in and not-found pages: search engines must not list them. interpretation.md D33. */
  indexed: boolean;
  /** The page's Open Graph type. */
  type?: "website" | "article";
  /** schema.org objects that describe the content (interpretation.md D36). Default: a `WebPage`. */
  structuredData?: object | object[];
};

/**
 * The `meta` of a route: the title with the brand, the description, the robots directive, and the same for social
 * networks and search engines. app/page-address.tsx adds the tags that depend on the page's address.
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

/** The characters of a description that search engines show; a cut below `min` would waste them. */
const descriptionLength = { min: 70, max: 160 };

/** The whole sentences that search engines show; if they are too short, as many words as fit and an ellipsis. */
export function shortened(description: string): string {
  if (description.length <= descriptionLength.max) return description;
  const start = description.slice(0, descriptionLength.max + 1);
  const sentences = start.match(/^(.*[.?!])\s/)?.[1] ?? "";
  if (sentences.length >= descriptionLength.min) return sentences;
  return start.slice(0, descriptionLength.max).replace(/\s?[,;:]?\s\S*$/, "…");
}

function webPage(name: string, description: string | undefined) {
  return { "@type": "WebPage", name, description, inLanguage: "fr" };
}
