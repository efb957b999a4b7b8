import type { Ref } from "react";
import type { WholeArticles } from "#app/blog/reading-time.ts";
import { blog } from "#app/content/blog/blog-copy.ts";
import { type BlogPost, openingOf } from "#app/content/blog/posts.ts";
import type { Href } from "#app/hrefs.ts";
import { Icon } from "#app/ui/icon.tsx";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { NoteTags } from "./note-tags.tsx";
import { PostFacts } from "./post-facts.tsx";
import { PostPicture } from "./post-picture.tsx";

type Props = { post: BlogPost; whole: WholeArticles; ref?: Ref<HTMLElement> };

/** A post in the list. The whole row links to its page if it has one (docs/decisions/0011). */
export function PostRow({ post, whole, ref }: Props) {
  const titleId = `article-${post.id}`;
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="group relative grid gap-x-10 gap-y-5 rounded-md py-8 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
    >
      <PostPicture post={post} />
      <div className="min-w-0">
        <PostFacts post={post} whole={whole} />
        <h3 id={titleId} className="mt-2 text-xl">
          {post.hasPage ? (
            <a
              href={post.url satisfies Href}
              className="rounded-sm after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
            >
              {wholeEmails(post.title)}
            </a>
          ) : (
            wholeEmails(post.title)
          )}
        </h3>
        <p className="mt-3 max-w-measure text-ink-soft text-sm">{wholeEmails(openingOf(post))}</p>
        {post.hasPage ? (
          <p
            aria-hidden="true"
            className="mt-4 flex items-center gap-2 font-semibold text-sm text-sun group-hover:text-sun-deep"
          >
            {post.id in whole ? blog.read : blog.readBeginning}
            <Icon name="arrowRight" />
          </p>
        ) : (
          <NoteTags note={post} />
        )}
      </div>
    </article>
  );
}
