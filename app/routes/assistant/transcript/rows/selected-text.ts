/** An end of a selection: characters of the element's text before it, or a place outside the element. */
type End = number | { node: Node; offset: number };

/** A selection of which an end or both are in an element. */
export type SelectedText = { anchor: End; focus: End; text: string };

/** What is selected in the element; `null` for nothing. */
export function selectedIn(element: HTMLElement): SelectedText | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || !selection.anchorNode || !selection.focusNode) return null;
  const anchor = endOf(element, selection.anchorNode, selection.anchorOffset);
  const focus = endOf(element, selection.focusNode, selection.focusOffset);
  if (typeof anchor !== "number" && typeof focus !== "number") return null;
  return { anchor, focus, text: String(selection) };
}

/** Selects it in the element's text of now, in the same direction; nothing if other words stand there. */
export function selectAgain(element: HTMLElement, { anchor, focus, text }: SelectedText): void {
  const selection = getSelection();
  if (!selection || String(selection) === text) return;
  const start = placeOf(element, anchor);
  const end = placeOf(element, focus);
  if (!start || !end) return;
  selection.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
  const isInside = typeof anchor === "number" && typeof focus === "number";
  if (isInside && String(selection) !== text) selection.removeAllRanges();
}

function endOf(element: HTMLElement, node: Node, offset: number): End {
  if (!element.contains(node)) return { node, offset };
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}

function placeOf(element: HTMLElement, end: End): { node: Node; offset: number } | null {
  if (typeof end !== "number") return end.node.isConnected ? end : null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = end;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? "";
    if (rest <= length) return { node, offset: rest };
    rest -= length;
  }
  return null;
}
