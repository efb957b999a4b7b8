import { data } from "react-router";
import { minutesToRead } from "#app/blog/reading-time.ts";
import { changedOn, wholeArticles } from "#app/blog/whole-articles.server.ts";
import { articleTexts } from "#app/content/blog/article-texts.ts";
import { blog } from "#app/content/blog/blog-copy.ts";
import { findArticle, socialImageOf } from "#app/content/blog/posts.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { ErrorPage } from "#app/ui/page/error-page.tsx";
import type { PageHandle } from "#http/pages/page-handle.ts";
import { inlineDrawing } from "../drawings.server.ts";
import type { Route } from "./+types/route.tsx";
import { ArticlePage } from "./article-page.tsx";
import { articleData, breadcrumbData } from "./article-structured-data.ts";
import { readArticleText } from "./article-text.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.article)
    return [
      ...pageMeta({ title: blog.notFound.title, indexed: false }),
      { name: "prerender-status-code", content: "404" },
    ];
  const { article, changed, whole } = loaderData;
  const { appUrl } = matches[0].loaderData;
  return pageMeta({
    title: article.title,
    description: article.excerpt,
    indexed: true,
    type: "article",
    structuredData: [
      articleData(article, { changed, minutes: minutesToRead(article, whole) }, appUrl),
      breadcrumbData(article, appUrl),
    ],
  });
};

export const handle: PageHandle = { hasPage: ({ id = "" }) => findArticle(id) !== null };

export function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(params.id);
  if (!article) return data({ article: null, isNotFound: true }, { status: 404 });
  return data({
    article,
    text: readArticleText(articleTexts[article.id]),
    changed: changedOn(article),
    whole: wholeArticles(),
    drawing: inlineDrawing(article),
    socialImage: socialImageOf(article),
  });
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.article) return <ArticlePage {...loaderData} />;
  const { title, text, back } = blog.notFound;
  return <ErrorPage title={title} text={text} home={{ label: back, to: "/blog" }} />;
}
