import { redirect } from "react-router";
import { readPage } from "#app/blog/pages.ts";
import { wholeArticles } from "#app/blog/whole-articles.server.ts";
import { blog } from "#app/content/blog/blog-copy.ts";
import { featured, posts } from "#app/content/blog/posts.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { socialCardOf } from "#app/content/social-cards.ts";
import type { Href } from "#app/hrefs.ts";
import type { PageHandle } from "#http/pages/page-handle.ts";
import type { Route } from "./+types/route.tsx";
import { inlineDrawing } from "./drawings.server.ts";
import { Featured } from "./featured.tsx";
import { NextSteps } from "./next-steps.tsx";
import PostList from "./post-list.island.tsx";

export const handle: PageHandle = { query: ["page"] };

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const page = loaderData?.page ?? 1;
  const { title, description } = page > 1 ? blog.numbered(page) : blog;
  return pageMeta({ title, description, indexed: true });
};

/** Each list has one URL: a page number that does not exist redirects to the page that shows the same posts. */
export function loader({ request }: Route.LoaderArgs) {
  const value = new URL(request.url).searchParams.get("page");
  const page = readPage(value, posts.length);
  if (value === null || (value === String(page) && page > 1))
    return {
      page,
      whole: wholeArticles(),
      drawing: inlineDrawing(featured),
      socialImage: socialCardOf("blog"),
    };
  throw redirect((page === 1 ? "/blog" : `/blog?page=${page}`) satisfies Href);
}

export default function Blog({ loaderData: { page, whole, drawing } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-page py-12 sm:py-16 lg:py-20">
      <h1 className="max-w-measure text-3xl">{blog.heading}</h1>
      <p className="mt-6 max-w-measure text-balance text-ink-soft text-lg">{blog.lead}</p>
      <Featured drawing={drawing} whole={whole} />
      <PostList firstPage={page} whole={whole} />
      <NextSteps />
    </div>
  );
}
