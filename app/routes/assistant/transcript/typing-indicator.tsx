import { assistant } from "#app/content/signed-in/assistant-copy.ts";

type Props = {
  isTyping: boolean;
  /** True once the reply itself shows that it is being written. */
  isReplyShown: boolean;
};

/** Three rising dots until the reply comes. Screen readers are told once that it is prepared and written. */
export function TypingIndicator({ isTyping, isReplyShown }: Props) {
  return (
    <div role="status">
      {isTyping && <span className="sr-only">{assistant.typing}</span>}
      {isTyping && !isReplyShown && (
        <div className="pt-5" data-typing>
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
