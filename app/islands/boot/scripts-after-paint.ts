import { whenPainted } from "./when-painted.ts";

/** The type of a script that `startScripts` makes a module. */
export const afterPaint = "text/after-paint";

/** The relation of a link that it makes a `modulepreload`. */
export const later = "after-paint";

/** Fetches and runs the scripts of a page of the router once it is painted, or at the first press. */
export function startScripts(): void {
  let isStarted = false;
  const start = () => {
    const waiting = document.querySelector<HTMLScriptElement>(`script[type="${afterPaint}"]`);
    if (!waiting || isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${later}"]`))
      link.rel = "modulepreload";
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = waiting.nonce;
    script.text = waiting.text;
    // Not beside the other: the router hydrates the body as it was sent.
    document.head.append(script);
  };
  whenPainted(() => {
    start();
    // It may be painted before all of it has come.
    document.addEventListener("DOMContentLoaded", start);
  });
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, start, { capture: true });
}
