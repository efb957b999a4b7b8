import { useEffect, useRef, useState } from "react";
import { pageSize, pagesOf } from "#app/blog/pages.ts";
import type { WholeArticles } from "#app/blog/reading-time.ts";
import { blog } from "#app/content/blog/blog-copy.ts";
import { posts } from "#app/content/blog/posts.ts";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { PostRow } from "./post-row.tsx";

/**
 * The posts up to the page that the URL asks for. The button appends the next page and focuses its first post;
 * without JavaScript it is a link to the longer list. interpretation.md D25.
 */
export function PostList({ firstPage, whole }: { firstPage: number; whole: WholeArticles }) {
  const { page, first, loaded, loadMore } = useLoadMore(firstPage);
  const shown = posts.slice(0, page * pageSize);
  const firstNew = (page - 1) * pageSize;
  return (
    <section aria-labelledby="tous-les-articles" className="pt-12 sm:pt-16">
      <h2 id="tous-les-articles" className="text-2xl">
        {blog.all}
      </h2>
      <ol className="mt-4 divide-y divide-line">
        {shown.map((post, index) => (
          <li key={post.id}>
            {index === firstNew && page > 1 && <NoScriptFocus />}
            <PostRow post={post} whole={whole} ref={index === firstNew ? first : undefined} />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {loaded && blog.added(shown.length - firstNew, shown.length, posts.length)}
      </p>
      <div className="border-line border-t pt-8">
        {page < pagesOf(posts.length) ? (
          <LoadMore page={page + 1} shown={shown.length} onLoad={loadMore} />
        ) : (
          <End />
        )}
      </div>
    </section>
  );
}

/** `loadMore` shows another page, updates the URL and focuses the first new post. */
function useLoadMore(firstPage: number) {
  const [page, setPage] = useState(firstPage);
  const first = useRef<HTMLElement>(null);
  const loaded = page > firstPage;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page moves the focus.
  useEffect(() => {
    if (loaded) first.current?.focus();
  }, [page, loaded]);

  const loadMore = () => {
    window.history.replaceState(window.history.state, "", `/blog?page=${page + 1}`);
    setPage(page + 1);
  };
  return { page, first, loaded, loadMore };
}

type LoadMoreProps = { page: number; shown: number; onLoad: () => void };

function LoadMore({ page, shown, onLoad }: LoadMoreProps) {
  const isHydrated = useHydrated();
  const label = (
    <>
      {blog.loadMore}
      <Icon name="arrowDown" />
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {isHydrated ? (
        <Button variant="secondary" onClick={onLoad}>
          {label}
        </Button>
      ) : (
        <AnchorButton variant="secondary" href={`/blog?page=${page}`}>
          {label}
        </AnchorButton>
      )}
      <p className="text-ink-soft text-sm tabular-nums">{blog.shown(shown, posts.length)}</p>
    </div>
  );
}

function End() {
  const [all, end] = blog.end;
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm">
      <p className="flex items-baseline gap-2 font-semibold">
        <Icon name="check" className="self-center text-verified" />
        {all}
      </p>
      <p className="text-ink-soft">{end}</p>
    </div>
  );
}

/** Without scripts the longer list is a new document: this focuses its first new post. */
function NoScriptFocus() {
  return (
    <noscript>
      {/* biome-ignore lint/a11y/noAutofocus: the visitor asked for these posts; with scripts they take the focus too. */}
      <span tabIndex={-1} autoFocus className="block outline-none" />
    </noscript>
  );
}
