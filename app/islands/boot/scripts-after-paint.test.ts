import { expect, test } from "vitest";
import { withScriptsAfterPaint } from "./scripts-after-paint.server.ts";

const nonce = 'nonce="0123abcd"';
const html =
  `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/></head><body><p>Été</p>` +
  `<script ${nonce}>one()</script><script ${nonce} type="module" async="">two()</script>`;
const late = `<script ${nonce}>three("été")</script></body></html>`;

/** What arrives of a page that is sent in these parts. */
async function sent(parts: readonly Uint8Array[]): Promise<string> {
  const page = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  return new Response(withScriptsAfterPaint(page)).text();
}

const bytes = new TextEncoder().encode(html + late);

test("the scripts of a page wait for its first paint, wherever the page is cut on its way", async () => {
  for (let cut = 0; cut <= bytes.length; cut++)
    expect(await sent([bytes.slice(0, cut), bytes.slice(cut)])).toBe(
      `<!DOCTYPE html><html><head><link rel="after-paint" href="/assets/a.js"/></head><body><p>Été</p>` +
        `<script ${nonce}>one()</script><script ${nonce} type="text/after-paint">two()/*end*/</script>${late}`,
    );
});

test("what comes before the messages of a streamed page does not wait for them", async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const reader = withScriptsAfterPaint(readable).getReader();
  void writer.write(new TextEncoder().encode(html));
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toContain("two()");
  await reader.cancel();
});

test("a page without scripts is sent as it is", async () => {
  const plain = new TextEncoder().encode("<!DOCTYPE html><html><body>Été</body></html>");
  expect(await sent([plain.slice(0, 30), plain.slice(30)])).toBe(new TextDecoder().decode(plain));
});
