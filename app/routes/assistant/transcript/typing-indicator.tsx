import { assistant } from "~/content/signed-in/assistant-copy.ts";

/** Three rising dots while a reply is prepared, announced once to screen readers. */
export function TypingIndicator({ isTyping }: { isTyping: boolean }) {
  return (
    <div role="status">
      {isTyping && (
        <div className="pt-5" data-typing>
          <span className="sr-only">{assistant.typing}</span>
          <span
            aria-hidden="true"
            className="inline-flex items-end gap-2 border-ink border-b px-3 pt-4 pb-1.5"
          >
            <span className="size-2 animate-rise rounded-full bg-sun-fill" />
            <span className="size-2 animate-rise rounded-full bg-sun-fill [animation-delay:140ms]" />
            <span className="size-2 animate-rise rounded-full bg-sun-fill [animation-delay:280ms]" />
          </span>
        </div>
      )}
    </div>
  );
}
