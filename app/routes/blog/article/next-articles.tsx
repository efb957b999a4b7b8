import type { WholeArticles } from "#app/blog/reading-time.ts";
import { blog } from "#app/content/blog/blog-copy.ts";
import { type Article, posts } from "#app/content/blog/posts.ts";
import type { Href } from "#app/hrefs.ts";
import { PostFacts } from "../post-facts.tsx";

/** The next three articles of the list, which wraps around at its end. */
export function articlesAfter(article: Article): Article[] {
  const articles = posts.filter((post) => post.hasPage);
  const at = articles.findIndex(({ id }) => id === article.id);
  return [...articles.slice(at + 1), ...articles].slice(0, 3);
}

/**
 * On large screens the articles stand below the picture and
 * stay in sight beside a long text.
 */
export function NextArticles({ articles, whole }: { articles: Article[]; whole: WholeArticles }) {
  return (
    <section
      aria-labelledby="a-lire-ensuite"
      className="mt-8 border-line border-t pt-8 lg:sticky lg:top-24 lg:mt-2 lg:self-start lg:pt-6"
    >
      <h2 id="a-lire-ensuite" className="text-xl lg:text-lg">
        {blog.article.next}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3 lg:mt-4 lg:grid-cols-1 lg:gap-y-5">
        {articles.map((post) => (
          <li key={post.id} className="group relative">
            <PostFacts post={post} whole={whole} />
            <h3 className="mt-2 text-lg lg:mt-1 lg:text-base">
              <a
                href={post.url satisfies Href}
                className="rounded-sm after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
              >
                {post.title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
