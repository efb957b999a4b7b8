import type { WholeArticles } from "#app/blog/reading-time.ts";
import { blog } from "#app/content/blog/blog-copy.ts";
import { featured, openingOf } from "#app/content/blog/posts.ts";
import { NoteTags } from "./note-tags.tsx";
import { PostFacts } from "./post-facts.tsx";
import { PostPicture } from "./post-picture.tsx";

/** The first product note, in full above the list. interpretation.md D25. */
export function Featured({ drawing, whole }: { drawing: string; whole: WholeArticles }) {
  return (
    <section
      aria-labelledby="a-la-une"
      className="mt-12 grid items-center gap-x-12 gap-y-8 border-line border-y py-10 sm:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]"
    >
      <PostPicture post={featured} drawing={drawing} />
      <div>
        <p className="mb-3 font-semibold text-ink text-sm">{blog.featured}</p>
        <PostFacts post={featured} whole={whole} />
        <h2 id="a-la-une" className="mt-3 text-2xl">
          {featured.title}
        </h2>
        <p className="mt-4 max-w-measure text-ink-soft">{openingOf(featured)}</p>
        <NoteTags note={featured} />
      </div>
    </section>
  );
}
