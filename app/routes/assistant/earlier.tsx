import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { assistant } from "~/content/assistant.ts";
import { Button } from "~/ui/button.tsx";

type Props = {
  scroller: RefObject<HTMLElement | null>;
  readOn: () => Promise<boolean>;
  /** While earlier messages come in, and a moment longer. */
  onReading: (isReading: boolean) => void;
};

/** Pixels before the reader comes to it that the next part is fetched. */
const ahead = 800;
/** Milliseconds for which what was put above is not read aloud. */
const quiet = 1_000;

/** Above the messages that are there: fetches those before them when the reader comes near, or by a press. */
export function Earlier({ scroller, readOn, onReading }: Props) {
  const [isLoading, setLoading] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);

  const load = useCallback(async () => {
    if (isBusy.current) return true;
    isBusy.current = true;
    setLoading(true);
    onReading(true);
    const isRead = await readOn();
    isBusy.current = false;
    setLoading(false);
    setTimeout(() => onReading(isBusy.current), quiet);
    return isRead;
  }, [readOn, onReading]);

  // Observed anew after each part: it may still be near.
  useEffect(() => {
    if (isLoading || !place.current) return;
    let hasFailed = false;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (entry?.isIntersecting && !hasFailed) hasFailed = !(await load());
      },
      { root: scroller.current, rootMargin: `${ahead}px 0px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isLoading, load, scroller]);

  return (
    <div ref={place} className="flex justify-center pb-6">
      <Button look="quiet" busy={isLoading} onClick={load}>
        {isLoading ? assistant.earlierLoading : assistant.earlier}
      </Button>
    </div>
  );
}
