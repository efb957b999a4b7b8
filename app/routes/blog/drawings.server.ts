import type { BlogPost } from "#app/content/blog/posts.ts";

const drawings = import.meta.glob<string>("../../../public/images/blog/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A post's drawing as a data URL: above the fold it must not cost another request. Throws if there is no such file. */
export function inlineDrawing({ imageUrl }: BlogPost): string {
  const drawing = drawings[`../../../public${imageUrl}`];
  if (!drawing) throw new Error(`There is no drawing ${imageUrl}.`);
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
