import type { BlogPost } from "~/content/blog.ts";

type Props = { post: BlogPost; isFirstSeen?: boolean; className?: string };

/** A post's drawing at 16:9, in a place that is kept for it. decisions.md D19. */
export function Picture({ post, isFirstSeen = false, className = "" }: Props) {
  return (
    <img
      src={post.imageUrl}
      alt={post.imageAlt}
      width={800}
      height={450}
      loading={isFirstSeen ? "eager" : "lazy"}
      fetchPriority={isFirstSeen ? "high" : "auto"}
      decoding={isFirstSeen ? "sync" : "async"}
      className={`aspect-video h-auto w-full rounded-md border border-line bg-paper-sunk ${className}`}
    />
  );
}
