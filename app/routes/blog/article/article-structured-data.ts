import { blog } from "#app/content/blog/blog-copy.ts";
import type { Article } from "#app/content/blog/posts.ts";
import { brand } from "#app/content/brand.ts";

/** How far an article is written: the day of its last change, and its minutes of reading once it is whole. */
type Progress = { changed: string; minutes: number | null };

/** The structured data of an article (schema.org BlogPosting). interpretation.md D36. */
export function articleData(article: Article, { changed, minutes }: Progress, appUrl: string) {
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.excerpt,
    image: appUrl + article.imageUrl,
    datePublished: article.date,
    dateModified: changed,
    articleSection: article.category,
    ...(minutes === null ? { creativeWorkStatus: "Incomplete" } : { timeRequired: `PT${minutes}M` }),
    inLanguage: "fr",
    author: { "@type": "Organization", name: article.author, url: `${appUrl}/about-us` },
    publisher: { "@type": "Organization", name: brand.company, url: appUrl },
    mainEntityOfPage: appUrl + article.url,
  };
}

/** The breadcrumb of an article (schema.org BreadcrumbList). interpretation.md D36. */
export function breadcrumbData(article: Article, appUrl: string) {
  const steps = [
    { name: blog.article.home, url: "/" },
    { name: blog.title, url: "/blog" },
    { name: article.title, url: article.url },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: appUrl + url,
    })),
  };
}
