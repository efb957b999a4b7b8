import { articleTexts } from "#app/content/blog/article-texts.ts";
import { posts } from "#app/content/blog/posts.ts";
import { apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { cachedText } from "#app/endpoints/cached-text.server.ts";
import { rssFeed } from "./rss.ts";

const handlers = cachedText("application/rss+xml", ({ appUrl }) => rssFeed(appUrl, posts, articleTexts));

/** /blog/rss.xml. */
export const loader = apiLoader(handlers);

/** Answers 405. */
export const action = apiAction(handlers);
