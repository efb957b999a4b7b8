import type { BlogPost } from "#app/content/blog/posts.ts";

type Props = {
  post: BlogPost;
  /** The drawing as a data URL, above the fold. */
  drawing?: string;
  className?: string;
};

/** A post's drawing at 16:9; its size is reserved. interpretation.md D19. */
export function PostPicture({ post, drawing, className = "" }: Props) {
  return (
    <img
      src={drawing ?? post.imageUrl}
      alt={post.imageAlt}
      width={800}
      height={450}
      loading={drawing ? "eager" : "lazy"}
      decoding={drawing ? "sync" : "async"}
      className={`aspect-video h-auto w-full rounded-md border border-line bg-paper-sunk ${className}`}
    />
  );
}
