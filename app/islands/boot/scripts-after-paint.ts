import { whenPainted } from "./when-painted.ts";

/** The type of a script that `startScripts` makes a module. */
export const afterPaint = "text/after-paint";

/** What the text of that script ends with: the page may be cut in the middle of it, on its way. */
export const endMark = "/*end*/";

/** The relation of a link that it makes a `modulepreload`. */
export const later = "after-paint";

/** Milliseconds after the load for which a browser that tells of no paint waits. */
const patience = 3_000;

/**
 * Fetches and runs the scripts of a page that React hydrates as a whole once it is painted, or at the first press. If they cannot be fetched, the
 * next press tries again.
 */
export function startScripts(): void {
  let isStarted = false;
  const start = () => {
    const waiting = document.querySelector<HTMLScriptElement>(`script[type="${afterPaint}"]`);
    if (isStarted || !waiting?.text.endsWith(endMark)) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${later}"]`))
      link.rel = "modulepreload";
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = waiting.nonce;
    script.text = waiting.text;
    script.onerror = () => {
      isStarted = false;
    };
    // Not beside the other: React hydrates what was sent.
    document.head.append(script);
  };
  whenPainted(() => {
    start();
    if (isStarted) return;
    // It is painted before the script has come, which is before all of a streamed page has.
    const observer = new MutationObserver(() => {
      start();
      if (isStarted) observer.disconnect();
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
  // The script is told of no import that fails when the module runs already.
  addEventListener("unhandledrejection", () => {
    if (document.documentElement.dataset.hydrating === undefined) isStarted = false;
  });
  addEventListener("load", () => setTimeout(start, patience));
  // A tab that is left before it is painted.
  addEventListener("visibilitychange", start, { capture: true });
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, start, { capture: true });
}
