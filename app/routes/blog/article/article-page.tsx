import type { WholeArticles } from "#app/blog/reading-time.ts";
import { Blocks } from "#app/components/text/text-blocks.tsx";
import { blog } from "#app/content/blog/blog-copy.ts";
import type { Article } from "#app/content/blog/posts.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NextSteps } from "../next-steps.tsx";
import { PostFacts } from "../post-facts.tsx";
import { PostPicture } from "../post-picture.tsx";
import type { ReadText } from "./article-text.server.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { ComingSoon } from "./coming-soon.tsx";
import { articlesAfter, NextArticles } from "./next-articles.tsx";

type Props = { article: Article; text: ReadText; whole: WholeArticles; drawing: string };

/** An article: title, picture, excerpt, and what is written of the rest. ART-01 to ART-07. */
export function ArticlePage({ article, text, whole, drawing }: Props) {
  const next = articlesAfter(article);
  return (
    <article className="mx-auto w-full max-w-page py-8 sm:py-12">
      <Breadcrumb title={article.title} />
      <div className="mt-8 sm:mt-12">
        <PostFacts post={article} whole={whole} />
        <h1 className="mt-4 max-w-[22ch] text-3xl">{article.title}</h1>
        <p className="mt-5 text-ink-soft text-sm">{article.author}</p>
      </div>
      <div className="mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,8fr)] lg:grid-rows-[auto_minmax(0,1fr)]">
        <PostPicture post={article} drawing={drawing} />
        <div className="@container min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <p className="max-w-measure font-medium text-lg lg:-mt-1.5">{article.excerpt}</p>
          {text.opening.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-measure">
              {paragraph}
            </p>
          ))}
          {text.rest ? <Rest sections={text.rest} /> : <ComingSoon />}
          <Onward to={next[0]} />
        </div>
        <NextArticles articles={next} whole={whole} />
      </div>
      <NextSteps />
    </article>
  );
}

function Rest({ sections }: { sections: NonNullable<ReadText["rest"]> }) {
  return (
    <>
      {sections.map(({ id, heading, blocks }) => (
        <div key={id} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
          {heading && (
            <h2 id={id} className="mt-6 text-xl">
              {heading}
            </h2>
          )}
          <Blocks blocks={blocks} />
        </div>
      ))}
    </>
  );
}

/** From the end of the text to the next article, or back to the list. */
function Onward({ to }: { to: Article | undefined }) {
  return (
    <p className="mt-8 flex flex-wrap gap-2">
      {to && (
        <AnchorButton href={to.url}>
          {blog.article.following}
          <Icon name="arrowRight" />
        </AnchorButton>
      )}
      <AnchorButton href="/blog" variant="secondary">
        <Icon name="arrowLeft" />
        {blog.notFound.back}
      </AnchorButton>
    </p>
  );
}
