import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "../journey.ts";
import { hydrated } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";

/** A proxy before the product that stops in the middle of a document, at the end of `until`, until it is released. */
async function startCuttingProxy(port: number, until: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    delete headers["accept-encoding"];
    const forwarded = request({ host: "localhost", port, method, path, headers }, async (answer) => {
      const { statusCode = 502, headers: given } = answer;
      if (!given["content-type"]?.startsWith("text/html"))
        return answer.pipe(outgoing.writeHead(statusCode, given));
      const { "content-length": _, ...others } = given;
      outgoing.writeHead(statusCode, others);
      const html = await text(answer);
      const cut = html.indexOf(until) + until.length;
      outgoing.write(html.slice(0, cut));
      await released;
      outgoing.end(html.slice(cut));
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  proxy.listen(0, "localhost");
  await once(proxy, "listening");
  const stop = () => {
    proxy.closeAllConnections();
    proxy.close();
  };
  return { url: `http://localhost:${(proxy.address() as AddressInfo).port}`, release, stop };
}

test("a page that is cut on its way in the middle of its script works once the rest has come", async ({
  page,
  server,
}) => {
  await signedIn(page, server, "coupe@exemple.fr");
  const proxy = await startCuttingProxy(server.port, 'type="text/after-paint">import');
  await page.goto(`${proxy.url}/liste`, { waitUntil: "commit" });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
  // A press starts the scripts of a page that is there.
  await page.mouse.click(5, 5);
  proxy.release();
  await hydrated(page);
  await page.goto("about:blank");
  proxy.stop();
});
