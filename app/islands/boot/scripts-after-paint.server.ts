import { afterPaint, later } from "./scripts-after-paint.ts";

/** The module script that the router writes at the end of a page; no option of the router makes it wait. */
const moduleScript = /(<script nonce="[^"]*") type="module" async=""/;

/** Characters that its tag has at most. */
const longestTag = 200;

/**
 * A page of the router whose scripts are fetched and run once it is painted, by `startScripts`: before, a phone would share
 * its connection and its processor between them and what there is to see.
 */
export function withScriptsAfterPaint(page: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const held: string[] = [];
  let isFound = false;
  let end = "";
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return page.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const text = decoder.decode(chunk, { stream: true });
        if (isFound) return controller.enqueue(encoder.encode(text));
        held.push(text);
        const near = end + text;
        end = near.slice(-longestTag);
        // It comes with the first part of a streamed page: nothing that is ready waits for what is not.
        if (!moduleScript.test(near)) return;
        isFound = true;
        controller.enqueue(encoder.encode(postponed(held.join(""))));
      },
      flush(controller) {
        // A page without scripts.
        if (!isFound) controller.enqueue(encoder.encode(held.join("")));
        controller.enqueue(encoder.encode(decoder.decode()));
      },
    }),
  );
}

function postponed(html: string): string {
  return html
    .replace(moduleScript, `$1 type="${afterPaint}"`)
    .replaceAll('<link rel="modulepreload"', `<link rel="${later}"`);
}
