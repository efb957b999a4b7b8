import { minutesToRead, type WholeArticles } from "#app/blog/reading-time.ts";
import { blog, formatDate } from "#app/content/blog/blog-copy.ts";
import type { BlogPost } from "#app/content/blog/posts.ts";

/** A post's category, date and reading time; of an article that is only begun, the time that it will take. */
export function PostFacts({ post, whole }: { post: BlogPost; whole: WholeArticles }) {
  const minutes = minutesToRead(post, whole);
  return (
    <ul className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-ink-soft text-xs">
      <li className="font-semibold text-sun">{post.category}</li>
      <li>
        <time dateTime={post.date}>{formatDate(post.date)}</time>
      </li>
      <li className="max-sm:basis-full">
        {minutes === null ? blog.begun(post.readTime) : blog.readTime(minutes)}
      </li>
    </ul>
  );
}
