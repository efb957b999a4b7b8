import type { PreviewProps } from "./end-of-conversation.tsx";

/** What draws it, which the browser never fetches. */
const drawing = import.meta.env.SSR ? await import("./end-of-conversation.tsx") : null;

/**
 * The end of the conversation as the server draws it, where it will be, to be read while the scripts arrive. Nothing in it
 * works, and assistive technology hears of the conversation itself, which takes its place. The browser neither draws nor
 * hydrates it, so that it waits for no script. docs/decisions/0066-conversation-preview.md.
 */
export function ConversationPreview(props: PreviewProps) {
  if (drawing)
    return (
      <div {...frame}>
        <drawing.EndOfConversation {...props} />
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what the server has drawn there as it is.
  return <div {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

const frame = {
  "data-preview": "coming",
  "aria-hidden": true,
  inert: true,
  className:
    "col-start-1 row-span-2 row-start-1 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid data-[preview=coming]:invisible noscript:hidden",
} as const;
