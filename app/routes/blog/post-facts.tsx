import { blog, formatDate } from "~/content/blog/blog-copy.ts";
import type { BlogPost } from "~/content/blog/posts.ts";

/** A post's category, date and reading time. */
export function PostFacts({ post }: { post: BlogPost }) {
  return (
    <ul className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-ink-soft text-xs">
      <li className="font-semibold text-sun">{post.category}</li>
      <li>
        <time dateTime={post.date}>{formatDate(post.date)}</time>
      </li>
      <li>{blog.readTime(post.readTime)}</li>
    </ul>
  );
}
