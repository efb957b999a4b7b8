import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Message } from "#app/conversation/protocol.ts";
import { listenForScrolling } from "./listen-for-scrolling.ts";
import { beginningOfNewest, endTolerance, isNewestInView, placeOfNewest, topSpace } from "./newest-row.ts";

/** The list's anchor: its end, the beginning of the newest message, or the reader's scroll position. */
type Anchor = "end" | "newest" | "reader";

/** A form that opens above the newest message would otherwise push itself out of view. */
const isTypedInto = (box: HTMLElement | null) =>
  document.activeElement instanceof HTMLTextAreaElement && box?.contains(document.activeElement) === true;

/**
 * Keeps the newest message in view, from its first line when it is the assistant's and taller than the view. Once the
 * reader has scrolled away, it only counts new messages (`unseen`). Put `scroller` on the scrolling element and
 * `content` on the growing one inside it. While an answer is being written (`isGrowing`), its end is what is new. Nothing
 * moves while somebody types into a field of the transcript.
 */
export function useFollowLatest(messages: readonly Message[], isGrowing: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor>("newest");
  const lastTop = useRef(0);
  const fromEnd = useRef(0);
  const newest = useRef(messages.at(-1));
  newest.current = isGrowing ? undefined : messages.at(-1);
  const firstSeq = messages[0]?.seq ?? 0;
  const lastSeq = messages.at(-1)?.seq ?? 0;
  const [isFollowing, setFollowing] = useState(true);
  const [isInView, setNewestInView] = useState(true);
  const [seen, setSeen] = useState(lastSeq);

  // Measured before earlier messages are rendered above: the last scroll event may be a frame late.
  const renderedFirst = useRef(firstSeq);
  if (firstSeq !== renderedFirst.current && scroller.current)
    fromEnd.current = scroller.current.scrollHeight - scroller.current.scrollTop;

  const moveTo = useCallback((next: Exclude<Anchor, "reader">) => {
    const box = scroller.current;
    anchor.current = next;
    setFollowing(true);
    if (!box) return;
    box.scrollTop = placeOfNewest(box, next === "newest" ? newest.current : undefined);
    lastTop.current = box.scrollTop;
  }, []);
  const goToEnd = useCallback(() => moveTo("end"), [moveTo]);
  const goToNewest = useCallback(() => moveTo("newest"), [moveTo]);

  const onScroll = () => {
    const box = scroller.current;
    if (!box || box.scrollTop === lastTop.current) return;
    const isUpwards = box.scrollTop < lastTop.current;
    const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight < endTolerance;
    const beginning = beginningOfNewest(box, newest.current);
    // The distance to the end also grows when the composer or the list does, without any scrolling by the reader.
    // While the text grows, a reader who scrolls up a little must not be pulled back.
    if (isNearEnd && !(isUpwards && anchor.current === "reader"))
      anchor.current = beginning !== null && beginning >= box.scrollTop - topSpace ? "newest" : "end";
    else if (isUpwards || anchor.current === "newest") anchor.current = "reader";
    lastTop.current = box.scrollTop;
    setFollowing(anchor.current !== "reader");
    setNewestInView(isNewestInView(box, newest.current));
  };

  // Follows also when a keyboard or a longer text in the field shrinks the list.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (isTypedInto(scroller.current)) return;
      if (anchor.current !== "reader") moveTo(anchor.current);
      else if (scroller.current) setNewestInView(isNewestInView(scroller.current, newest.current));
    });
    if (scroller.current) observer.observe(scroller.current);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, [moveTo]);

  // Keeps the visible messages in place when earlier ones are inserted above them.
  useLayoutEffect(() => {
    const box = scroller.current;
    const isLonger = renderedFirst.current !== 0 && renderedFirst.current !== firstSeq;
    renderedFirst.current = firstSeq;
    if (!box || !isLonger || anchor.current !== "reader") return;
    box.scrollTop = box.scrollHeight - fromEnd.current;
    lastTop.current = box.scrollTop;
  }, [firstSeq]);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !isGrowing) return;
    if (anchor.current === "newest") moveTo("end");
    const release = () => {
      if (box.scrollTop === 0) return;
      anchor.current = "reader";
      setFollowing(false);
      setNewestInView(isNewestInView(box, newest.current));
    };
    return listenForScrolling(box, { onUp: release, onEnd: goToEnd });
  }, [isGrowing, moveTo, goToEnd]);

  const renderedLast = useRef<number | null>(null);
  const wasGrowing = useRef(isGrowing);
  useLayoutEffect(() => {
    const isNew = renderedLast.current !== lastSeq;
    const isFinished = wasGrowing.current && !isGrowing;
    renderedLast.current = lastSeq;
    wasGrowing.current = isGrowing;
    if (isFollowing) setSeen(lastSeq);
    if (!isNew) return;
    // What was read while it was written stays where it is.
    if (anchor.current !== "reader" && !isTypedInto(scroller.current))
      moveTo(isFinished || isGrowing ? "end" : "newest");
    else if (scroller.current) setNewestInView(isNewestInView(scroller.current, newest.current));
  }, [isFollowing, isGrowing, lastSeq, moveTo]);

  const unseen = messages.filter((message) => message.seq > seen).length;
  const isScrolledAway = !isFollowing && (unseen > 0 || !isInView);
  return { scroller, content, onScroll, goToEnd, goToNewest, isScrolledAway, unseen };
}
