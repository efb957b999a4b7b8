import { type FormEvent, useEffect, useState } from "react";
import { Form } from "react-router";
import { maxReplyLength } from "#app/contact/inbox/inbox-request.ts";
import { requestsCopy } from "#app/content/desk/requests-copy.ts";
import type { OpenedRequest } from "#app/operators/requests/open-request.server.ts";
import { Button } from "#app/ui/form/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { keepReply, keptReply } from "./kept-reply.ts";
import type { RequestResult } from "./request-action.server.ts";
import { useBusy } from "./use-busy.ts";

type Props = {
  request: OpenedRequest;
  /** Of the operator. */
  userId: string;
  /** The idempotency key of the next reply. */
  replyKey: string;
  proposal: string;
  result: RequestResult | null;
};

const { reply: copy, problems } = requestsCopy;

/**
 * The form of a reply, with a proposal. The page reads itself anew while somebody types: what is sent names the version of the
 * request at which the typing began, so that a change that nobody has noticed is refused by the server. What is typed is kept
 * until it is sent.
 */
export function ReplyForm({ request, userId, replyKey, proposal, result }: Props) {
  const [begun, setBegun] = useState<{ version: number; key: string } | null>(null);
  const [seen, setSeen] = useState<RequestResult | null>(null);
  const [shown, setShown] = useState({ text: proposal, count: 0 });
  const [isTooLong, setTooLong] = useState(false);
  const isBusy = useBusy("reply");
  const isSent = result?.kind === "done" && result.what === "replied";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, over what the server has rendered
  useEffect(() => {
    const text = keptReply(userId, request.id);
    if (text === null || isSent) return;
    setBegun({ version: request.version, key: replyKey });
    setShown({ text, count: 1 });
  }, []);
  useEffect(() => {
    if (isSent) keepReply(userId, request.id, null);
  }, [isSent, userId, request.id]);
  if (result !== seen) {
    setSeen(result);
    // Once it is told, the newest version counts.
    if (isSent || (result?.kind === "problem" && result.of === "reply")) setBegun(null);
    if (isSent) setShown({ text: proposal, count: shown.count + 1 });
  } else if (begun === null && shown.text !== proposal && result?.kind !== "problem") {
    setShown({ text: proposal, count: shown.count + 1 });
  }
  const refused = result?.kind === "problem" && result.of === "reply" ? result : null;
  const { version, key } = begun ?? { version: request.version, key: replyKey };
  const waitsForObjection = request.dataRight === "oppose" && request.carriedOut === null;
  // A text that is far too long would not even be read by the server, and the page would go with it.
  const check = (event: FormEvent<HTMLFormElement>) => {
    const { text } = event.currentTarget.elements as unknown as { text: HTMLTextAreaElement };
    if (text.value.trim().length <= maxReplyLength) return;
    event.preventDefault();
    setTooLong(true);
    text.focus();
  };
  return (
    <section aria-labelledby="reply">
      <h2 id="reply" className="font-semibold text-lg">
        {copy.title}
      </h2>
      {request.dataRight === "access" && (
        <p className="mt-2 max-w-measure text-ink-soft text-sm">{copy.access}</p>
      )}
      {waitsForObjection && <p className="mt-2 max-w-measure text-ink-soft text-sm">{copy.before}</p>}
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        onSubmit={check}
        className="mt-3 grid max-w-measure justify-items-start gap-4"
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="key" value={key} />
        <div className="w-full">
          <TextArea
            key={shown.count}
            label={copy.text}
            hint={copy.hint(request.email)}
            error={isTooLong ? problems.longReply : refused ? problems[refused.problem] : null}
            name="text"
            rows={12}
            required
            defaultValue={refused?.text ?? shown.text}
            onInput={({ currentTarget }) => {
              keepReply(userId, request.id, currentTarget.value);
              setTooLong(false);
              if (begun === null) setBegun({ version: request.version, key: replyKey });
            }}
          />
        </div>
        <Button type="submit" name="intent" value="reply" busy={isBusy}>
          {copy.send}
        </Button>
      </Form>
    </section>
  );
}
