import { type ArticleText, articleTexts } from "#app/content/blog/article-texts.ts";
import { type BlogPost, openingOf, posts } from "#app/content/blog/posts.ts";
import type { WholeArticles } from "./reading-time.ts";

/** Words that one reads in a minute. */
const pace = 200;

/** Which of these posts have their whole text, which alone decides, and how long it takes to read. */
export function wholeArticles(
  all: readonly BlogPost[] = posts,
  texts: Readonly<Record<number, ArticleText>> = articleTexts,
): WholeArticles {
  return Object.fromEntries(
    all.flatMap((post) => {
      const text = texts[post.id];
      return text?.body ? [[post.id, minutesOf([openingOf(post), ...text.opening, text.body.markdown])]] : [];
    }),
  );
}

function minutesOf(parts: readonly string[]): number {
  const words = parts.join(" ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / pace));
}

/** The day on which a post last changed: when the rest of an article came out, or the day of the post. */
export function changedOn(
  post: BlogPost,
  texts: Readonly<Record<number, ArticleText>> = articleTexts,
): string {
  return texts[post.id]?.body?.date ?? post.date;
}
