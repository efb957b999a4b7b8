import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Message } from "../transcript.ts";

/** Pixels from the end within which a reader still counts as being there. */
const nearEnd = 64;

/** Pixels above a message whose beginning is shown. */
const above = 12;

/**
 * Where the list keeps itself: at its end, at the beginning of the newest message, which is taller than the view, or
 * wherever the reader has gone.
 */
type Place = "end" | "newest" | "reader's";

/**
 * Keeps the newest message in view, from its first line when it is the assistant's and taller than the view, unless the
 * reader has scrolled away: then it counts what is new (`unseen`) and waits for them to come back. Put `scroller` on
 * what scrolls and `content` on what grows in it.
 */
export function useFollowLatest(messages: readonly Message[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const place = useRef<Place>("newest");
  const lastTop = useRef(0);
  const fromEnd = useRef(0);
  const newest = useRef(messages.at(-1));
  newest.current = messages.at(-1);
  const firstSeq = messages[0]?.seq ?? 0;
  const lastSeq = messages.at(-1)?.seq ?? 0;
  const [isFollowing, setFollowing] = useState(true);
  const [isInView, setNewestInView] = useState(true);
  const [seen, setSeen] = useState(lastSeq);

  // Read before what came in above is drawn: the event of the newest scroll may be a frame late.
  const drawnFirst = useRef(firstSeq);
  if (firstSeq !== drawnFirst.current && scroller.current)
    fromEnd.current = scroller.current.scrollHeight - scroller.current.scrollTop;

  const moveTo = useCallback((next: Exclude<Place, "reader's">) => {
    const box = scroller.current;
    place.current = next;
    setFollowing(true);
    if (!box) return;
    const beginning = next === "newest" ? beginningOfNewest(box, newest.current) : null;
    box.scrollTop = Math.min(box.scrollHeight, beginning ?? box.scrollHeight);
    lastTop.current = box.scrollTop;
  }, []);
  const goToEnd = useCallback(() => moveTo("end"), [moveTo]);
  const goToNewest = useCallback(() => moveTo("newest"), [moveTo]);

  const onScroll = () => {
    const box = scroller.current;
    if (!box || box.scrollTop === lastTop.current) return;
    const isUpwards = box.scrollTop < lastTop.current;
    const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    const beginning = beginningOfNewest(box, newest.current);
    // A list that loses room to the composer, or has just grown, is further from its end too: that is not the reader's.
    if (isNearEnd)
      place.current = beginning !== null && beginning >= box.scrollTop - above ? "newest" : "end";
    else if (isUpwards || place.current === "newest") place.current = "reader's";
    lastTop.current = box.scrollTop;
    setFollowing(place.current !== "reader's");
    setNewestInView(isNewestInView(box));
  };

  // Also when a keyboard or a longer draft takes room from the list.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (place.current !== "reader's") moveTo(place.current);
    });
    if (scroller.current) observer.observe(scroller.current);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [moveTo]);

  // What is read keeps its place when earlier messages come in above it.
  useLayoutEffect(() => {
    const box = scroller.current;
    const isLonger = drawnFirst.current !== 0 && drawnFirst.current !== firstSeq;
    drawnFirst.current = firstSeq;
    if (!box || !isLonger || place.current !== "reader's") return;
    box.scrollTop = box.scrollHeight - fromEnd.current;
    lastTop.current = box.scrollTop;
  }, [firstSeq]);

  const drawnLast = useRef<number | null>(null);
  useLayoutEffect(() => {
    const isNew = drawnLast.current !== lastSeq;
    drawnLast.current = lastSeq;
    if (isFollowing) setSeen(lastSeq);
    if (!isNew) return;
    if (place.current !== "reader's") moveTo("newest");
    else if (scroller.current) setNewestInView(isNewestInView(scroller.current));
  }, [isFollowing, lastSeq, moveTo]);

  const unseen = messages.filter((message) => message.seq > seen).length;
  const isAway = !isFollowing && (unseen > 0 || !isInView);
  return { scroller, content, onScroll, goToEnd, goToNewest, isAway, unseen };
}

const newestRow = "[role=log] > :last-child > :last-child > :last-child";

/** Where to scroll so that the assistant's newest message begins at the top; `null` for a message of the user. */
function beginningOfNewest(box: HTMLElement, newest: Message | undefined): number | null {
  const row = newest?.role === "assistant" && box.querySelector(newestRow);
  if (!row) return null;
  return box.scrollTop + row.getBoundingClientRect().top - box.getBoundingClientRect().top - above;
}

function isNewestInView(box: HTMLElement): boolean {
  const row = box.querySelector(newestRow);
  return row === null || row.getBoundingClientRect().top < box.getBoundingClientRect().bottom;
}
