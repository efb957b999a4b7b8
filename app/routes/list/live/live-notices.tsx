import { useOnline } from "#app/browser/use-online.ts";
import { StreamReplacedNotice } from "#app/components/stream-replaced-notice.tsx";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { Notice } from "#app/ui/form/notice.tsx";
import { useList } from "../list-context.ts";

type Props = { isReplaced: boolean; onTakeBack: () => void };

/** Says that the page is without a network, what it keeps meanwhile, and that newer windows have taken its stream. */
export function LiveNotices({ isReplaced, onTakeBack }: Props) {
  const { queue } = useList().state;
  const isOnline = useOnline();
  const kept = queue.filter(({ state, isDelayed }) => state === "waiting" && isDelayed).length;
  if (isReplaced) return <StreamReplacedNotice {...copy.live} onTakeBack={onTakeBack} />;
  if (isOnline && kept === 0) return null;
  return (
    <Notice tone="info" announce="polite">
      {!isOnline && <span className="block">{copy.live.lost}</span>}
      {kept > 0 && <span className="block font-normal">{copy.live.kept(kept)}</span>}
    </Notice>
  );
}
