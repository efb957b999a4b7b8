import { type Section, textSections } from "#app/components/text/text-sections.server.ts";
import type { ArticleText } from "#app/content/blog/article-texts.ts";

/** The text of an article after its excerpt; `rest` is `null` while only its beginning is written. */
export type ReadText = { opening: readonly string[]; rest: Section[] | null };

/** Reads the text of an article for its page. An article without any has only its excerpt. */
export function readArticleText(text: ArticleText | undefined): ReadText {
  return { opening: text?.opening ?? [], rest: text?.body ? textSections(text.body.markdown) : null };
}
