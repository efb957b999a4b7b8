import type { Occasion } from "./island.tsx";
import { needed } from "./need-island.ts";

const touches = ["pointerover", "pointerdown", "focusin", "click"];

/**
 * Calls `run` once, when the frame of an island need not wait any longer; at once if that was so before this script
 * ran. `isRetry` waits for another touch instead: what failed in view would fail there again and again.
 */
export function whenNeeded(frame: HTMLElement, run: () => void, { isRetry = false } = {}): void {
  const occasion = frame.dataset.waitsFor as Occasion;
  const place = (occasion === "touch-around" && frame.parentElement) || frame;
  const controller = new AbortController();
  const { signal } = controller;
  const once = () => {
    if (signal.aborted) return;
    controller.abort();
    run();
  };
  if (!isRetry && (frame.dataset.needed !== undefined || isTouched(place) || hasChangedField(frame))) {
    once();
    return;
  }
  frame.addEventListener(needed, once, { signal });
  if (occasion === "need") return;
  for (const type of touches) place.addEventListener(type, once, { signal, passive: true });
  if (occasion === "sight" && !isRetry) whenSeen(frame, once, signal);
}

/** Whether the pointer is over the element, the focus in it, or a button in it was pressed too early. */
function isTouched(place: HTMLElement): boolean {
  return (
    place.matches(":hover, :focus-within") || window.pressedEarly.some((button) => place.contains(button))
  );
}

/** Whether the visitor changed a field, or the browser restored one. */
function hasChangedField(frame: HTMLElement): boolean {
  return [...frame.querySelectorAll("input")].some((field) =>
    field.type === "radio" || field.type === "checkbox"
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}

/** The frame itself has no box: what is observed is the first element in it. */
function whenSeen(frame: HTMLElement, run: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) run();
  });
  if (frame.firstElementChild) observer.observe(frame.firstElementChild);
  signal.addEventListener("abort", () => observer.disconnect());
}
