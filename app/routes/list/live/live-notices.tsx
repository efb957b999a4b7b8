import { useOnline } from "#app/browser/use-online.ts";
import { isPlain } from "#app/components/page-link.tsx";
import { StreamReplacedNotice } from "#app/components/stream-replaced-notice.tsx";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Notice } from "#app/ui/form/notice.tsx";
import { useList } from "../list-context.ts";
import { awaitingDecision } from "../model/event-queue.ts";

type Props = { isReplaced: boolean; onTakeBack: () => void };

/**
 * Says that the page is without a network, what it keeps meanwhile and what waits for a decision, and that newer windows have
 * taken its stream.
 */
export function LiveNotices({ isReplaced, onTakeBack }: Props) {
  const { state, query, openId, open } = useList();
  const isOnline = useOnline();
  const undecided = awaitingDecision(state.queue);
  const kept = state.queue.filter((event) => event.isDelayed && !undecided.includes(event)).length;
  const next = undecided.find(({ prospectId }) => prospectId !== openId) ?? undecided[0];
  if (isReplaced) return <StreamReplacedNotice {...copy.live} onTakeBack={onTakeBack} />;
  if (isOnline && kept === 0 && !next) return null;
  return (
    <Notice tone="info" announce="polite">
      {!isOnline && <span className="block">{copy.live.lost}</span>}
      {kept > 0 && (
        <span className="block font-normal">{isOnline ? copy.live.retried(kept) : copy.live.kept(kept)}</span>
      )}
      {next && (
        <span className="block font-normal">
          {copy.live.undecided(undecided.length)}{" "}
          <a
            href={`/liste/${next.prospectId}${query}` satisfies Href}
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              open(next.prospectId);
            }}
            className="link"
          >
            {copy.live.decide(next.contact)}
          </a>
        </span>
      )}
    </Notice>
  );
}
