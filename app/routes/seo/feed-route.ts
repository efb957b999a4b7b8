import { posts } from "~/content/blog.ts";
import { apiAction, apiLoader } from "~/layouts/api/api-route.server.ts";
import { cachedText } from "~/layouts/api/cached-text.server.ts";
import { feed } from "./feed.ts";

const handlers = cachedText("application/rss+xml", ({ appUrl }) => feed(appUrl, posts));

/** /blog/rss.xml: the articles for feed readers. */
export const loader = apiLoader(handlers);

/** Refuses what would change it. */
export const action = apiAction(handlers);
