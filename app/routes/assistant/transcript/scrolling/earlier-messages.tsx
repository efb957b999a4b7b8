import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Button } from "#app/ui/form/button.tsx";

type Props = {
  scroller: RefObject<HTMLElement | null>;
  /** Resolves with false when loading fails. */
  loadOlder: () => Promise<boolean>;
  /** Called with true when loading starts, and with false a moment after it ends. */
  onLoadingChange: (isLoading: boolean) => void;
};

/** Pixels of distance at which loading starts. */
const preloadDistance = 800;
/** Milliseconds for which inserted messages are kept from being announced. */
const silence = 1_000;

/** Loads the messages before those shown, when the reader scrolls near them or presses the button. */
export function EarlierMessages({ scroller, loadOlder, onLoadingChange }: Props) {
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const target = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);

  const load = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setLoading(true);
    setFailed(false);
    onLoadingChange(true);
    const isLoaded = await loadOlder();
    isBusy.current = false;
    setLoading(false);
    setFailed(!isLoaded);
    setTimeout(() => onLoadingChange(isBusy.current), silence);
  }, [loadOlder, onLoadingChange]);

  // Observes anew after each page, since the target may still be near. After a failure only the button retries.
  useEffect(() => {
    if (isLoading || hasFailed || !target.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void load();
      },
      { root: scroller.current, rootMargin: `${preloadDistance}px 0px 0px` },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isLoading, hasFailed, load, scroller]);

  return (
    <div ref={target} className="grid justify-items-center gap-1 pb-6 text-sm">
      {hasFailed && <p className="font-medium text-danger">{assistant.problems.load}</p>}
      <Button variant="ghost" busy={isLoading} onClick={load}>
        {isLoading ? assistant.earlierLoading : hasFailed ? assistant.problems.retry : assistant.earlier}
      </Button>
    </div>
  );
}
