/** Focuses a field, selects a part of its text, and scrolls the page until that part is in sight. */
export function showPlace(field: HTMLElement | null, start: number, end: number): void {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement))
    return void field?.focus();
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const top = field.getBoundingClientRect().top + heightBefore(field, start) - field.scrollTop;
  if (top > window.innerHeight / 4 && top < (window.innerHeight * 2) / 3) return;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  window.scrollBy({ top: top - window.innerHeight / 3, behavior });
}

/** The height in pixels of the lines above an offset, measured on a copy of the field; 0 for a field of one line. */
function heightBefore(field: HTMLTextAreaElement | HTMLInputElement, offset: number): number {
  if (field instanceof HTMLInputElement) return 0;
  const copy = field.cloneNode() as HTMLTextAreaElement;
  copy.removeAttribute("id");
  copy.value = field.value.slice(0, offset);
  copy.style.cssText = `position: absolute; visibility: hidden; min-height: 0; height: 0; width: ${field.offsetWidth}px`;
  field.after(copy);
  const height = copy.scrollHeight;
  copy.remove();
  return height;
}
