import { expect, test } from "vitest";
import { schemaFindings } from "./schema-org.ts";

const context = { "@context": "https://schema.org" };

test("misspelt, missing, unknown and dangling values are reported, and valid data is not", () => {
  const post = { ...context, "@type": "BlogPosting", headline: "H", datePublished: "hier", autor: "A" };
  expect(schemaFindings(post)).toEqual([
    "BlogPosting.autor is unknown",
    "BlogPosting.image is missing",
    "BlogPosting.author is missing",
    "BlogPosting.publisher is missing",
    'BlogPosting.datePublished is "hier"',
  ]);
  expect(schemaFindings({ "@type": "Organisation", name: "A" })).toEqual([
    "no context",
    "Organisation has the unknown type Organisation",
  ]);
  const graph = [{ "@type": "WebSite", name: "A", url: "https://a.fr/", publisher: { "@id": "#a" } }];
  expect(schemaFindings({ ...context, "@graph": graph })).toEqual([
    "WebSite.publisher leads to #a, which is not here",
  ]);
  expect(schemaFindings({ ...context, "@type": "Organization", name: "A" })).toEqual([]);
});
