import type { ArticleText } from "#app/content/blog/article-texts.ts";
import { type BlogPost, openingOf } from "#app/content/blog/posts.ts";

/** Words of an article's excerpt and opening together, of which the list shows the first. */
const openingLength = { least: 90, most: 160 };

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** What is wrong between the posts and the texts of their pages: one missing, one too many, or one of another length. */
export function articleProblems(
  posts: readonly BlogPost[],
  texts: Readonly<Record<number, ArticleText>>,
): string[] {
  const file = "app/content/blog/article-texts.ts";
  const articles = posts.filter(({ hasPage }) => hasPage);
  const wrong = articles.flatMap((article) => {
    const text = texts[article.id];
    if (!text) return [`${file}: article ${article.id} of posts.ts has no text`];
    const words = countWords([openingOf(article), ...text.opening].join(" "));
    return words >= openingLength.least && words <= openingLength.most
      ? []
      : [
          `${file}: excerpt and opening of article ${article.id} have ${words} words, and must have ${openingLength.least} to ${openingLength.most}`,
        ];
  });
  const ids = new Set(articles.map(({ id }) => String(id)));
  const orphans = Object.keys(texts).filter((id) => !ids.has(id));
  return [...wrong, ...orphans.map((id) => `${file}: text ${id} belongs to no article of posts.ts`)];
}
