import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { pageSize, pagesOf } from "~/blog/pages.ts";
import { blog } from "~/content/blog/blog-copy.ts";
import { posts } from "~/content/blog/posts.ts";
import { AnchorButton, Button } from "~/ui/form/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { PostRow } from "./post-row.tsx";

/**
 * The posts up to the page that the address asks for. The button brings six more below what is already read and
 * goes to the first of them; without JavaScript it is a link to the longer list. decisions.md D25.
 */
export function PostList({ firstPage }: { firstPage: number }) {
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
            {index === firstNew && page > 1 && <StartHereWithoutScripts />}
            <PostRow post={post} ref={index === firstNew ? first : undefined} />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {loaded && blog.added(shown.length - firstNew, shown.length, posts.length)}
      </p>
      <div className="border-line border-t pt-8">
        {page < pagesOf(posts.length) ? (
          <More page={page + 1} shown={shown.length} onLoad={loadMore} />
        ) : (
          <End />
        )}
      </div>
    </section>
  );
}

/** One page more at each press; the address keeps up, and the reader goes on at the first new post. */
function useLoadMore(firstPage: number) {
  const [page, setPage] = useState(firstPage);
  const first = useRef<HTMLElement>(null);
  const loaded = page > firstPage;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that comes moves the reader.
  useEffect(() => {
    if (loaded) first.current?.focus();
  }, [page, loaded]);

  const loadMore = () => {
    window.history.replaceState(window.history.state, "", `/blog?page=${page + 1}`);
    setPage(page + 1);
  };
  return { page, first, loaded, loadMore };
}

type MoreProps = { page: number; shown: number; onLoad: () => void };

function More({ page, shown, onLoad }: MoreProps) {
  const hasScripts = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const words = (
    <>
      {blog.loadMore}
      <Icon name="arrowDown" />
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {hasScripts ? (
        <Button variant="secondary" onClick={onLoad}>
          {words}
        </Button>
      ) : (
        <AnchorButton variant="secondary" href={`/blog?page=${page}`}>
          {words}
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

/** The longer list is a new page there: it opens where the reader was. */
function StartHereWithoutScripts() {
  return (
    <noscript>
      {/* biome-ignore lint/a11y/noAutofocus: the reader pressed a link to go on from here, as focus does with scripts. */}
      <span tabIndex={-1} autoFocus className="block outline-none" />
    </noscript>
  );
}
