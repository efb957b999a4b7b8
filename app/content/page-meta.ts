import type { MetaDescriptor } from "react-router";
import { brand } from "./brand.ts";

type PageMeta = {
  /** Without the brand, which follows it; `null` for the home page, which begins with it. */
  title: string;
  description?: string;
  /** decisions.md D33: sign-in, signed-in and not-found pages stay out of search engines. */
  indexed: boolean;
};

/** A page's title with the brand behind it, its description and what robots may do. */
export function pageMeta({ title, description, indexed }: PageMeta): MetaDescriptor[] {
  return [
    { title: title.includes(brand.product) ? title : `${title} | ${brand.product}` },
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "robots", content: indexed ? "index, follow" : "noindex" },
  ];
}
