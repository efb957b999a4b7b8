import { data } from "react-router";
import { blog } from "~/content/blog/blog-copy.ts";
import { findArticle, socialImageOf } from "~/content/blog/posts.ts";
import { pageMeta } from "~/content/page-meta.ts";
import { ErrorPage } from "~/ui/page/error-page.tsx";
import type { PageHandle } from "../../../../http/pages/page-handle.ts";
import { inlineDrawing } from "../drawings.server.ts";
import type { Route } from "./+types/route.tsx";
import { ArticlePage } from "./article-page.tsx";
import { articleData, breadcrumbData } from "./article-structured-data.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.article)
    return [
      ...pageMeta({ title: blog.notFound.title, indexed: false }),
      { name: "prerender-status-code", content: "404" },
    ];
  const { article } = loaderData;
  const { appUrl } = matches[0].loaderData;
  return pageMeta({
    title: article.title,
    description: article.excerpt,
    indexed: true,
    type: "article",
    structuredData: [articleData(article, appUrl), breadcrumbData(article, appUrl)],
  });
};

export const handle: PageHandle = { hasPage: ({ id = "" }) => findArticle(id) !== null };

export function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(params.id);
  if (article) return data({ article, drawing: inlineDrawing(article), socialImage: socialImageOf(article) });
  return data({ article: null, isNotFound: true }, { status: 404 });
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.article) return <ArticlePage {...loaderData} />;
  const { title, text, back } = blog.notFound;
  return <ErrorPage title={title} text={text} home={{ label: back, to: "/blog" }} />;
}
