import { Link } from "react-router";
import type { MailState, RequestReply } from "#app/contact/inbox/inbox-request.ts";
import { failureInWords } from "#app/content/desk/failure-words.ts";
import { requestsCopy } from "#app/content/desk/requests-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { DeskTime } from "../desk-time.tsx";
import { StateMark, type Tone } from "../state-mark.tsx";

const { request: copy } = requestsCopy;

const tones: Record<MailState, Tone> = {
  ...{ waiting: "waiting", retrying: "waiting", sent: "good" },
  ...{ refused: "bad", dropped: "bad" },
};

/** What was replied, the oldest first, each with what became of its mail. */
export function Replies({ replies }: { replies: readonly RequestReply[] }) {
  return (
    <section aria-labelledby="replies">
      <h2 id="replies" className="font-semibold text-lg">
        {copy.replies}
      </h2>
      {replies.length === 0 && <p className="mt-3 text-ink-soft">{copy.noReply}</p>}
      <ol className="grid gap-6">
        {replies.map((reply) => (
          <li key={reply.id} className="mt-3">
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
              <StateMark tone={tones[reply.mail]}>{copy.mail[reply.mail]}</StateMark>
              <DeskTime moment={reply.sentAt ?? reply.createdAt} />
              <span className="text-ink-soft wrap-anywhere">{copy.replyBy(reply.writtenBy)}</span>
            </p>
            {reply.lastError && (
              <p className="text-danger text-sm wrap-anywhere">{failureInWords(reply.lastError)}</p>
            )}
            {reply.itemId && (
              <Link
                to={"/operateur/envois?nature=request-reply" satisfies Href}
                className="link inline-flex min-h-11 items-center font-semibold text-sm"
              >
                {copy.seeDelivery}
              </Link>
            )}
            <p className="mt-2 max-w-measure whitespace-pre-wrap wrap-anywhere border-line border-s-2 ps-4">
              {reply.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
