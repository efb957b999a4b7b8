import { blog } from "#app/content/blog/blog-copy.ts";
import type { Note } from "#app/content/blog/posts.ts";

/** The tags of a note, and a sentence saying that it has no page of its own. */
export function NoteTags({ note }: { note: Note }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft text-xs">
      <ul aria-label={blog.tags} className="flex flex-wrap gap-2">
        {note.tags.map((tag) => (
          <li key={tag} className="rounded-full border border-line bg-paper-raised px-3 py-0.5">
            {tag}
          </li>
        ))}
      </ul>
      <p>{blog.note}</p>
    </div>
  );
}
