import { expect, test } from "../journey.ts";

test.describe("the head of a page", () => {
  for (const path of ["/", "/contact", "/login"]) {
    test(`${path} has metadata for search engines and social networks`, async ({ request, server }) => {
      const html = await (await request.get(`${server.url}${path}?utm_source=x`)).text();
      const values = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, value]) => value);
      expect(values(/<title>([^<]*)<\/title>/g)).toEqual([expect.stringContaining("Matinal")]);
      expect(values(/<link rel="canonical" href="([^"]*)"/g)).toEqual([server.url + path]);
      expect(values(/<html lang="([^"]*)"/g)).toEqual(["fr"]);
      expect(values(/<meta property="og:locale" content="([^"]*)"/g)).toEqual(["fr_FR"]);
      expect(values(/<meta name="robots" content="([^"]*)"/g)).toEqual([
        path === "/login" ? "noindex" : "index, follow",
      ]);
      for (const name of ["og:title", "og:description", "og:type", "og:url", "og:image", "og:site_name"])
        expect(values(new RegExp(`<meta property="${name}" content="([^"]+)"`, "g")), name).toHaveLength(1);
      for (const name of ["twitter:card", "twitter:title", "twitter:description", "twitter:image"])
        expect(values(new RegExp(`<meta name="${name}" content="([^"]+)"`, "g")), name).toHaveLength(1);
      expect(values(/<link rel="alternate"[^>]* href="([^"]*)"/g)).toEqual(
        expect.arrayContaining(["/api/offers.json", "/sitemap.xml"]),
      );
      expect(values(/<link [^>]*rel="(icon|apple-touch-icon|manifest)"/g)).toEqual([
        "icon",
        "apple-touch-icon",
        "manifest",
      ]);
      const data = values(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
      expect(data.length).toBeGreaterThan(0);
      for (const each of data)
        expect(JSON.parse(each ?? "")).toMatchObject({ "@context": "https://schema.org" });

      const [image] = values(/<meta property="og:image" content="([^"]*)"/g);
      const picture = Buffer.from(await (await request.get(image ?? "")).body());
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    });
  }
});
