import { afterPaint, later } from "./scripts-after-paint.ts";

/** The module script that the router writes at the end of a page; no option of the router makes it wait. */
const moduleScript = /(<script nonce="[^"]*") type="module" async=""/;

/**
 * A page of the router whose scripts are fetched and run once it is painted, by `startScripts`: before, a phone would share
 * its connection and its processor between them and what there is to see.
 */
export function withScriptsAfterPaint(page: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let held: string | null = "";
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return page.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (held === null) return controller.enqueue(chunk);
        held += decoder.decode(chunk, { stream: true });
        // It comes with the first part of a streamed page: nothing that is ready waits for what is not.
        if (!moduleScript.test(held)) return;
        controller.enqueue(encoder.encode(postponed(held)));
        held = null;
      },
      // A page without scripts.
      flush: (controller) => controller.enqueue(encoder.encode(held ?? "")),
    }),
  );
}

function postponed(html: string): string {
  return html
    .replace(moduleScript, `$1 type="${afterPaint}"`)
    .replaceAll('<link rel="modulepreload"', `<link rel="${later}"`);
}
