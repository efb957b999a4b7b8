import type { Address } from "./addresses.ts";

/** The sitemap of these pages, as sitemaps.org wants it. */
export function sitemap(appUrl: string, addresses: readonly Address[]): string {
  const entries = addresses.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `  <url><loc>${escapeXml(appUrl + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** Text as it may stand in XML. */
export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
