import { useEffect, useLayoutEffect, useRef } from "react";
import { brand } from "#app/content/brand.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { useList } from "../list-context.ts";

/**
 * Holds the row of the open record where it is, and moves the focus where a record covers the list: to its heading, and
 * back to its row. Names the window after it. Returns the ref of the page's frame.
 */
export function useOpenRecord() {
  const { store, openId } = useList();
  const frame = useRef<HTMLDivElement>(null);
  const previous = useRef(openId);

  useEffect(() => {
    if (openId) {
      store.hold(openId);
      store.wantRecord(openId);
    }
  }, [store, openId]);

  const prospect = openId === null ? undefined : store.find(openId);
  const title = openId === null ? copy.title : prospect?.contact || prospect?.company;
  useEffect(() => {
    if (title) document.title = `${title} | ${brand.product}`;
  }, [title]);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = openId;
    if (before === openId || !frame.current) return;
    const isCovering = frame.current.querySelector(".list-back")?.checkVisibility() ?? false;
    if (openId && isCovering) {
      window.scrollTo(0, 0);
      frame.current.querySelector<HTMLElement>(".list-record h2")?.focus({ preventScroll: true });
    }
    if (!openId && before) rowOf(frame.current, before)?.focus({ preventScroll: true });
  }, [openId]);

  return frame;
}

/** The link of a row, if the row is drawn. */
export function rowOf(frame: Element, id: string): HTMLElement | null {
  return frame.querySelector<HTMLElement>(`a[data-prospect="${CSS.escape(id)}"]`);
}
