import type { BlogPost } from "#app/content/blog/posts.ts";

/** The minutes of reading of the articles that are there to the end, by their ids. interpretation.md D24. */
export type WholeArticles = Readonly<Record<number, number>>;

/** The minutes to say beside a post: a note is whole. `null` while an article is only begun. */
export function minutesToRead(post: BlogPost, whole: WholeArticles): number | null {
  return post.hasPage ? (whole[post.id] ?? null) : post.readTime;
}
