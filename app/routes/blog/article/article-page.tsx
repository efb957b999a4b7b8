import { blog } from "~/content/blog/blog-copy.ts";
import { type Article, posts } from "~/content/blog/posts.ts";
import { AnchorButton } from "~/ui/form/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Horizon } from "~/ui/page/horizon.tsx";
import { PostFacts } from "../post-facts.tsx";
import { PostPicture } from "../post-picture.tsx";

const { article: copy, notFound } = blog;

/** An article: title, picture, excerpt, and a note that the rest is being written. ART-01 to ART-07. */
export function ArticlePage({ article, drawing }: { article: Article; drawing: string }) {
  return (
    <article className="mx-auto w-full max-w-page py-8 sm:py-12">
      <Breadcrumb title={article.title} />
      <div className="mt-10 sm:mt-14">
        <PostFacts post={article} />
        <h1 className="mt-4 max-w-[22ch] text-3xl">{article.title}</h1>
        <p className="mt-5 text-ink-soft text-sm">{article.author}</p>
      </div>
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <PostPicture post={article} drawing={drawing} />
        <div>
          <p className="max-w-measure text-lg">{article.excerpt}</p>
          <ComingSoon />
        </div>
      </div>
      <NextArticles after={article} />
    </article>
  );
}

function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label={copy.breadcrumb}>
      <ol className="-my-2 flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        <li className="flex items-center gap-2">
          <a className="link inline-flex min-h-9 items-center" href="/">
            {copy.home}
          </a>
          <span aria-hidden="true">/</span>
        </li>
        <li className="flex items-center gap-2">
          <a className="link inline-flex min-h-9 items-center" href="/blog">
            {blog.title}
          </a>
          <span aria-hidden="true">/</span>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

function ComingSoon() {
  return (
    <div className="mt-10">
      <Horizon sun="rising" />
      <p className="mt-5 font-semibold">{copy.comingTitle}</p>
      <p className="mt-1 max-w-measure text-ink-soft">{copy.coming}</p>
      <AnchorButton href="/blog" variant="secondary" className="mt-6">
        <Icon name="arrowLeft" />
        {notFound.back}
      </AnchorButton>
    </div>
  );
}

/** The next three articles of the list, which wraps around at its end. */
function NextArticles({ after }: { after: Article }) {
  const articles = posts.filter((post) => post.hasPage);
  const at = articles.findIndex(({ id }) => id === after.id);
  const next = [...articles.slice(at + 1), ...articles].slice(0, 3);
  return (
    <section aria-labelledby="a-lire-ensuite" className="mt-16 border-line border-t pt-10 sm:mt-20">
      <h2 id="a-lire-ensuite" className="text-xl">
        {copy.next}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {next.map((post) => (
          <li key={post.id} className="group relative">
            <PostFacts post={post} />
            <h3 className="mt-2 text-lg">
              <a
                href={post.url}
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
