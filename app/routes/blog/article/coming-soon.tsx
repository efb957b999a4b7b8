import { blog } from "#app/content/blog/blog-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Horizon } from "#app/ui/page/horizon.tsx";

const { comingTitle, coming, feed } = blog.article;

/** Says that an article goes on, and that the feed tells when (app/routes/seo/feed/rss.ts). ART-07. */
export function ComingSoon() {
  return (
    <div className="mt-10 max-w-measure">
      <Horizon sun="rising" />
      <p className="mt-5 font-semibold">{comingTitle}</p>
      <p className="mt-1 text-ink-soft">
        {coming}{" "}
        <a className="link" href={"/blog/rss.xml" satisfies Href}>
          {feed.link}
        </a>
        {feed.after}
      </p>
    </div>
  );
}
