import { assistant } from "~/content/signed-in/assistant-copy.ts";

const words = assistant.composer;

/** From here on the page counts down what is left. */
const nearlyTooLong = 500;

/** Below the field: who answers and how to make a new line, or how much of the message's length is left. */
export function ComposerWords({ left }: { left: number }) {
  if (left < 0)
    return (
      <p id="composer-words" className="font-medium text-danger text-xs">
        {/* Said once, not with each letter that is one too many. */}
        <span role="alert">{words.over}</span> {words.surplus(-left)}
      </p>
    );
  return (
    <p id="composer-words" className="text-ink-soft text-xs low:hidden">
      {left < nearlyTooLong ? (
        words.left(left)
      ) : (
        <>
          {words.notice} <span className="pointer-coarse:hidden">{words.keys}</span>
        </>
      )}
    </p>
  );
}
