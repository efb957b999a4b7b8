import type { BlogPost } from "~/content/blog/posts.ts";

const drawings = import.meta.glob<string>("../../../public/images/blog/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A post's drawing as an address that holds it whole: what is seen first is not fetched a second time. */
export function drawingIn({ imageUrl }: BlogPost): string {
  const drawing = drawings[`../../../public${imageUrl}`];
  if (!drawing) throw new Error(`There is no drawing ${imageUrl}.`);
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
