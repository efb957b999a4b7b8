import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { asDocument } from "./as-document.server.ts";

/** What the middleware answers itself; `null` where it leaves that to the page. */
async function answerTo(path: string): Promise<Response | null> {
  const url = new URL(path, "http://localhost:3000");
  const given = { request: new Request(url), url, params: {}, context: new RouterContextProvider() };
  let isLeft = false;
  const next = async () => {
    isLeft = true;
    return new Response();
  };
  try {
    await asDocument({ ...given, pattern: url.pathname }, next);
  } catch (thrown) {
    return thrown as Response;
  }
  expect(isLeft).toBe(true);
  return null;
}

test("who asks for the data of the page is told to load its document, with its query", async () => {
  for (const [asked, document] of [
    ["/liste.data", "/liste"],
    ["/liste/7.data?view=all&_routes=routes%2Flist%2Froute", "/liste/7?view=all"],
  ] as const) {
    const answer = await answerTo(asked);
    expect(answer?.headers.get("Location")).toBe(document);
    expect(answer?.headers.get("X-Remix-Reload-Document")).toBe("true");
  }
});

test("the document is the page's own", async () => {
  expect(await answerTo("/liste?q=a.data")).toBe(null);
});
