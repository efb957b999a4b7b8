import { data } from "react-router";
import { blog } from "~/content/blog/blog-copy.ts";
import { findArticle, socialImageOf } from "~/content/blog/posts.ts";
import { pageMeta } from "~/content/page-meta.ts";
import { caller, services } from "~/services.server.ts";
import { ErrorPage } from "~/ui/page/error-page.tsx";
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

export function loader({ request, params, context }: Route.LoaderArgs) {
  const article = findArticle(params.id);
  if (article) return data({ article, drawing: inlineDrawing(article), socialImage: socialImageOf(article) });
  const path = new URL(request.url).pathname;
  context.get(services).log.info({ path, requestId: context.get(caller).requestId }, "article not found");
  return data({ article: null, isNotFound: true }, { status: 404 });
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.article) return <ArticlePage {...loaderData} />;
  const { title, text, back } = blog.notFound;
  return <ErrorPage title={title} text={text} home={{ label: back, to: "/blog" }} />;
}
