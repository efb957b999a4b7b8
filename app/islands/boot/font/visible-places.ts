/** Pixels from which browsers count a movement as a layout shift. */
const threshold = 3;

/** Makes `change` to the page and returns whether all that is in view stays in its place. */
export function isStillWith(change: () => void): boolean {
  const nodes = nodesInView();
  const before = nodes.map(placeOf);
  change();
  return nodes.every((node, index) => {
    const [{ x, y }, old] = [placeOf(node), before[index] ?? { x: 0, y: 0 }];
    return Math.abs(x - old.x) < threshold && Math.abs(y - old.y) < threshold;
  });
}

/** The elements and texts that are in view or, such as `display: contents`, have no box of their own. */
function nodesInView(): Node[] {
  if (!document.body) return [];
  const isOutside = ({ top, bottom }: DOMRect) => top >= innerHeight || bottom < 0;
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => (isOutside(placeOf(node)) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  );
  const nodes: Node[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Element || currentNode.nodeValue?.trim()) nodes.push(currentNode);
  }
  return nodes;
}

/** The box of an element; of a text, that of its first line. */
function placeOf(node: Node): DOMRect {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects()[0] ?? new DOMRect();
}
