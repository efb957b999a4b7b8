import type { PageUrl } from "../page-urls.ts";
import { escapeXml } from "../xml.ts";

/** The sitemap of these pages (sitemaps.org). */
export function sitemap(appUrl: string, urls: readonly PageUrl[]): string {
  const entries = urls.map(({ path, lastModified }) => {
    const lastmod = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
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
