type Drawn = { index: number; start: number; end: number };

/**
 * The rows that are drawn, each with the pixels of what is not drawn before it, and those after the last one. `margin` is
 * where the rows begin in the document.
 */
export function spaced(drawn: readonly Drawn[], total: number, margin: number) {
  let end = margin;
  const before = drawn.map(({ index, start, end: nextEnd }) => {
    const gap = Math.max(0, start - end);
    end = nextEnd;
    return { index, gap };
  });
  return { before, after: Math.max(0, total + margin - end) };
}
