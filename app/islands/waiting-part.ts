import type { Occasion } from "./island.tsx";
import { needed } from "./need-island.ts";

const touches = ["pointerover", "pointerdown", "focusin", "click"];

/**
 * Calls `run` once, when a part of the page need not wait any longer; at once if that was so before this script
 * ran. `isRetry` waits for another touch instead: what failed in view would fail there again and again.
 */
export function whenNeeded(part: HTMLElement, run: () => void, { isRetry = false } = {}): void {
  const occasion = part.dataset.waitsFor as Occasion;
  const place = (occasion === "touch-around" && part.parentElement) || part;
  const controller = new AbortController();
  const { signal } = controller;
  const once = () => {
    if (signal.aborted) return;
    controller.abort();
    run();
  };
  if (!isRetry && (part.dataset.needed !== undefined || isTouched(place) || hasChangedField(part))) {
    once();
    return;
  }
  part.addEventListener(needed, once, { signal });
  if (occasion === "need") return;
  for (const type of touches) place.addEventListener(type, once, { signal, passive: true });
  if (occasion === "sight" && !isRetry) whenSeen(part, once, signal);
}

/** Whether the pointer is over the element, the focus in it, or a button in it was pressed too early. */
function isTouched(place: HTMLElement): boolean {
  return (
    place.matches(":hover, :focus-within") ||
    [...window.pressedEarly.keys()].some((button) => place.contains(button))
  );
}

/** Whether the visitor changed a field, or the browser restored one. */
function hasChangedField(part: HTMLElement): boolean {
  return [...part.querySelectorAll("input")].some((field) =>
    field.type === "radio" || field.type === "checkbox"
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}

function whenSeen(part: HTMLElement, run: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) run();
  });
  observer.observe(part);
  signal.addEventListener("abort", () => observer.disconnect());
}
