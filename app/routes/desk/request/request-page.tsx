import { Link } from "react-router";
import { requestsCopy } from "#app/content/desk/requests-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { OpenedRequest } from "#app/operators/requests/open-request.server.ts";
import { Notice } from "#app/ui/form/notice.tsx";
import { StateMark } from "../state-mark.tsx";
import { FollowUp } from "./follow-up.tsx";
import { Objection } from "./objection.tsx";
import { Replies } from "./replies.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { RequestResult } from "./request-action.server.ts";
import { RequestFacts } from "./request-facts.tsx";
import { useLeavingReply } from "./use-leaving-reply.ts";

type Props = {
  request: OpenedRequest;
  operator: string;
  userId: string;
  /** In milliseconds since the epoch. */
  now: number;
  /** The idempotency key of the next reply. */
  replyKey: string;
  proposal: string;
  result: RequestResult | null;
};

const { request: copy, states, done, problems } = requestsCopy;

/** A request with its thread, and what an operator can do with it. */
export function RequestPage({ request, operator, userId, now, replyKey, proposal, result }: Props) {
  useLeavingReply(request.replies);
  const isRemovable = request.dataRight === "oppose" || request.dataRight === "erase";
  return (
    <>
      <p>
        <Link
          to={"/operateur/demandes" satisfies Href}
          className="link inline-flex min-h-11 items-center font-semibold text-sm"
        >
          {copy.back}
        </Link>
      </p>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl wrap-anywhere">{copy.title(request.reference)}</h1>
        <StateMark
          tone={request.state === "open" ? "waiting" : request.state === "answered" ? "good" : "quiet"}
        >
          {states[request.state]}
        </StateMark>
      </div>
      <div className="my-6" aria-live="polite">
        {result?.kind === "done" && (
          <Notice tone="success" announce="off">
            {done[result.what]}
          </Notice>
        )}
        {result?.kind === "problem" && (
          <Notice tone="error" announce="off">
            {problems[result.problem]}
          </Notice>
        )}
      </div>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-8">
          <section aria-labelledby="received">
            <h2 id="received" className="font-semibold text-lg">
              {copy.message}
            </h2>
            <p className="mt-3 max-w-measure whitespace-pre-wrap wrap-anywhere border-line border-s-2 ps-4">
              {request.message}
            </p>
          </section>
          {isRemovable && <Objection request={request} result={result} />}
          <Replies replies={request.replies} />
          <ReplyForm
            request={request}
            userId={userId}
            replyKey={replyKey}
            proposal={proposal}
            result={result}
          />
        </div>
        <div className="grid min-w-0 content-start gap-8 max-lg:order-first">
          <RequestFacts request={request} now={now} />
          <FollowUp request={request} operator={operator} />
        </div>
      </div>
    </>
  );
}
