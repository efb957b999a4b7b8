import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { Button } from "~/ui/form/button.tsx";

type Props = {
  scroller: RefObject<HTMLElement | null>;
  loadOlder: () => Promise<boolean>;
  /** While earlier messages come in, and a moment longer. */
  onReading: (isReading: boolean) => void;
};

/** Pixels before the reader comes to it that the next part is fetched. */
const ahead = 800;
/** Milliseconds for which what was put above is not read aloud. */
const quiet = 1_000;

/** Above the messages that are there: fetches those before them when the reader comes near, or by a press. */
export function Earlier({ scroller, loadOlder, onReading }: Props) {
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);

  const load = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setLoading(true);
    setFailed(false);
    onReading(true);
    const isRead = await loadOlder();
    isBusy.current = false;
    setLoading(false);
    setFailed(!isRead);
    setTimeout(() => onReading(isBusy.current), quiet);
  }, [loadOlder, onReading]);

  // Observed anew after each part: it may still be near. After a failure it is for the reader to try again.
  useEffect(() => {
    if (isLoading || hasFailed || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void load();
      },
      { root: scroller.current, rootMargin: `${ahead}px 0px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isLoading, hasFailed, load, scroller]);

  return (
    <div ref={place} className="grid justify-items-center gap-1 pb-6 text-sm">
      {hasFailed && <p className="font-medium text-danger">{assistant.problems.load}</p>}
      <Button variant="ghost" busy={isLoading} onClick={load}>
        {isLoading ? assistant.earlierLoading : hasFailed ? assistant.problems.retry : assistant.earlier}
      </Button>
    </div>
  );
}
