/** Pixels from which browsers count a movement as a layout shift. */
const threshold = 3;

/**
 * Makes `change` to the page and returns the layout shift that it causes in view, at least: the moved area as a share of
 * the window, times the longest way as a share of its longer side. Boxes within a moved box count again.
 */
export function shiftBy(change: () => void): number {
  const nodes = nodesInView();
  const before = nodes.map(placeOf);
  change();
  let area = 0;
  let way = 0;
  for (const [index, node] of nodes.entries()) {
    const [place, old] = [placeOf(node), before[index] ?? new DOMRect()];
    const moved = Math.max(Math.abs(place.x - old.x), Math.abs(place.y - old.y));
    if (moved < threshold) continue;
    area += visibleArea(place) + visibleArea(old);
    way = Math.max(way, moved);
  }
  return (area / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
}

/** The elements and texts that are in view; of what is `display: contents`, the parts. */
function nodesInView(): Node[] {
  if (!document.body) return [];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => (isInView(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT),
  );
  const nodes: Node[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Element || currentNode.nodeValue?.trim()) nodes.push(currentNode);
  }
  return nodes;
}

function isInView(node: Node): boolean {
  // In closed details, for example.
  if (node instanceof Element && node.getClientRects().length > 0 && !node.checkVisibility()) return false;
  const { top, bottom } = placeOf(node);
  return top < innerHeight && bottom >= 0;
}

/** The box of an element; of a text, that of its first line. */
function placeOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects()[0] ?? new DOMRect();
}

function visibleArea({ left, right, top, bottom }: DOMRect): number {
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.max(width, 0) * Math.max(height, 0);
}
