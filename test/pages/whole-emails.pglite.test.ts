import { expect, test } from "vitest";
import { startTestServer } from "../server/server-under-test.ts";
import { publicPaths } from "./public-paths.ts";

/** The texts of a page in which a line could end inside “e-mail”: those outside a box of its own (app/ui/unbroken.tsx). */
function loose(html: string): string[] {
  const body = html.slice(html.indexOf("<body")).replace(/<script\b.*?<\/script>|<!--.*?-->/gs, "");
  const open: string[] = [];
  const found: string[] = [];
  for (const part of body.split(/(<[^<>]*>)/)) {
    if (part.startsWith("</")) open.pop();
    else if (part.startsWith("<")) open.push(...(part.endsWith("/>") ? [] : [part]));
    // A word alone would break only where it is wider than its column.
    else if (/e-mail/i.test(part) && /\s/.test(part.trim()) && !isKept.test(open.at(-1) ?? ""))
      found.push(part);
  }
  return found;
}

/** What keeps a text whole, or out of sight. */
const isKept = /class="[^"]*(?:inline-block|nowrap|sr-only)|^<option/;

test("a line ends inside “e-mail” on no page", async () => {
  expect(loose("<body><p>Un <br/>e-mail part</p>")).toEqual(["e-mail part"]);
  const { url } = await startTestServer();
  for (const path of [...publicPaths(), "/login"])
    expect(loose(await (await fetch(url + path)).text()), path).toEqual([]);
});
