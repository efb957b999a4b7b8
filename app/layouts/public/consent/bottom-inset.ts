/**
 * Insets the end of the page and its scroll padding by the height of the element at the bottom of the window, until the
 * returned function is called. It sets styles instead of a custom property, which would recalculate every element's style.
 */
export function insetBottom(element: HTMLElement): () => void {
  const setInset = (size: string) => {
    document.documentElement.style.scrollPaddingBlockEnd = size;
    document.body.style.paddingBlockEnd = size;
  };
  const observer = new ResizeObserver(([entry]) => setInset(`${entry?.borderBoxSize[0]?.blockSize ?? 0}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    setInset("");
  };
}
