import { login } from "#app/content/public/login-copy.ts";
import type { ExampleMessage } from "./example-messages.server.ts";

const bubbles = {
  assistant: "max-w-[86%] rounded-ss-sm bg-paper-raised",
  user: "ms-auto rounded-se-sm bg-paper-sunk",
};

/** What follows the sign-in: the beginning of an example conversation. Decorative, so no reader meets it. */
export function ExampleConversation({ messages }: { messages: readonly ExampleMessage[] }) {
  return (
    <div
      aria-hidden="true"
      className="select-none rounded-lg border border-line px-6 pt-5 pb-7 text-ink-soft text-sm"
    >
      <p className="flex items-center justify-between gap-4 border-line border-b pb-4">
        {login.example.title}
        <span className="rounded-sm border border-line px-2 text-xs">{login.example.label}</span>
      </p>
      <ul className="mt-5 grid gap-3.5">
        {messages.map(({ author, text }) => (
          <li key={text} className={`w-fit rounded-lg border border-line px-4 py-2.5 ${bubbles[author]}`}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
