import { afterPaint, endMark, later } from "./scripts-after-paint.ts";

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
  let isTagFound = false;
  let isFound = false;
  let near = "";
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return page.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const text = decoder.decode(chunk, { stream: true });
        if (isFound) return controller.enqueue(encoder.encode(text));
        held.push(text);
        near = near.slice(-longestTag) + text;
        isTagFound ||= moduleScript.test(near);
        // It comes with the first part of a streamed page: nothing that is ready waits for what is not.
        const sent = isTagFound && postponed(held.join(""));
        if (!sent) return;
        isFound = true;
        controller.enqueue(encoder.encode(sent));
      },
      flush(controller) {
        // A page without scripts.
        if (!isFound) controller.enqueue(encoder.encode(held.join("")));
        controller.enqueue(encoder.encode(decoder.decode()));
      },
    }),
  );
}

/** `null` unless the script is there to its end. */
function postponed(html: string): string | null {
  const close = html.indexOf("</script>", html.search(moduleScript));
  if (close === -1) return null;
  return (html.slice(0, close) + endMark + html.slice(close))
    .replace(moduleScript, `$1 type="${afterPaint}"`)
    .replaceAll('<link rel="modulepreload"', `<link rel="${later}"`);
}
