import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Message } from "./transcript.ts";

/** Pixels from the end within which a reader still counts as being there. */
const nearEnd = 64;

/**
 * Keeps the newest message in view, unless the reader has scrolled up: then it counts what is new (`unseen`)
 * and waits for them to come back. Put `scroller` on what scrolls and `content` on what grows in it.
 */
export function useFollowLatest(messages: readonly Message[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const lastTop = useRef(0);
  const fromEnd = useRef(0);
  const firstSeq = messages[0]?.seq ?? 0;
  const lastSeq = messages.at(-1)?.seq ?? 0;
  const [isAtEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(lastSeq);

  // Read before what came in above is drawn: the event of the newest scroll may be a frame late.
  const drawnFirst = useRef(firstSeq);
  if (firstSeq !== drawnFirst.current && scroller.current)
    fromEnd.current = scroller.current.scrollHeight - scroller.current.scrollTop;

  const goToEnd = useCallback(() => {
    follows.current = true;
    setAtEnd(true);
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, []);

  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    // Only a move upwards is the reader's: a list that loses room to the composer is further from its end too.
    const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    follows.current = isNearEnd || (follows.current && box.scrollTop >= lastTop.current);
    lastTop.current = box.scrollTop;
    setAtEnd(follows.current);
  };

  // Also when a keyboard or a longer draft takes room from the list.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => follows.current && goToEnd());
    if (scroller.current) observer.observe(scroller.current);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [goToEnd]);

  // What is read keeps its place when earlier messages come in above it.
  useLayoutEffect(() => {
    const box = scroller.current;
    const isLonger = drawnFirst.current !== 0 && drawnFirst.current !== firstSeq;
    drawnFirst.current = firstSeq;
    if (!box || !isLonger || follows.current) return;
    box.scrollTop = box.scrollHeight - fromEnd.current;
    lastTop.current = box.scrollTop;
  }, [firstSeq]);

  useLayoutEffect(() => {
    if (!isAtEnd) return;
    goToEnd();
    setSeen(lastSeq);
  }, [isAtEnd, lastSeq, goToEnd]);

  const unseen = messages.filter((message) => message.seq > seen).length;
  return { scroller, content, onScroll, goToEnd, isAtEnd, unseen };
}
