import { blog } from "~/content/blog/blog-copy.ts";
import { featured, openingOf } from "~/content/blog/posts.ts";
import { NoteMarks } from "./note-marks.tsx";
import { Picture } from "./picture.tsx";
import { PostFacts } from "./post-facts.tsx";

/** The first of the product's own notes, whole and large. decisions.md D25. */
export function Featured({ drawing }: { drawing: string }) {
  return (
    <section
      aria-labelledby="a-la-une"
      className="mt-12 grid items-center gap-x-12 gap-y-8 border-line border-y py-10 sm:py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]"
    >
      <Picture post={featured} drawing={drawing} />
      <div>
        <p className="mb-3 font-semibold text-ink text-sm">{blog.featured}</p>
        <PostFacts post={featured} />
        <h2 id="a-la-une" className="mt-3 text-2xl">
          {featured.title}
        </h2>
        <p className="mt-4 max-w-measure text-ink-soft">{openingOf(featured)}</p>
        <NoteMarks note={featured} />
      </div>
    </section>
  );
}
