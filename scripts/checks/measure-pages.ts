import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { discard, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";
import { until } from "#test/until.ts";
import { filesOf, sentSize } from "./page-files.ts";
import { type MeasuredPage, measuredPages, type PageSizes, type SizeTable } from "./page-sizes.ts";

/** The measured pages that need a session. */
const signedInPages: readonly MeasuredPage[] = ["/liste", "/assistant"];

/** With a register every page leads to that of markets; none of the measured ones asks it anything. */
const unusedRegister = "http://127.0.0.1:9";

const client = join(import.meta.dirname, "../../build/client");

/** The sizes of the measured pages, as the built product sends them; it runs for that, on a database of its own. */
export async function measurePages(): Promise<SizeTable> {
  const server = await startServer({ LOG_LEVEL: "warn", COMPANY_REGISTER_URL: unusedRegister });
  try {
    const visitor = new Visitor(server);
    await visitor.signIn("mesure@exemple.fr");
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const sizes = {} as SizeTable;
    for (const page of measuredPages)
      sizes[page] = sizesOf(await wholePageOf(server.url + page, signedInPages.includes(page) ? cookie : ""));
    return sizes;
  } finally {
    await server.end("SIGTERM");
    discard(server);
  }
}

function sizesOf({ html, sent }: { html: Buffer; sent: number }): PageSizes {
  const { elements, css, scripts, fonts } = filesOf(html.toString(), client);
  const total = (paths: string[]) => paths.reduce((sum, path) => sum + sentSize(path, client), 0);
  return {
    elements,
    html: html.length,
    htmlSent: sent,
    css: total(css),
    scripts: total(scripts.first),
    laterScripts: total(scripts.later),
    font: total(fonts),
  };
}

/** As `pageOf`; on a busy machine the messages of a conversation are late for minutes, and the page is then asked for again. */
async function wholePageOf(url: string, cookie: string): ReturnType<typeof pageOf> {
  let page = await pageOf(url, cookie);
  if (url.endsWith("/assistant"))
    await until(
      async () => {
        if (page.html.includes("data-preview")) return true;
        page = await pageOf(url, cookie);
        return false;
      },
      500,
      15,
    );
  return page;
}

/** The page, and how many bytes of it come to a browser that accepts Brotli. */
async function pageOf(url: string, cookie: string): Promise<{ html: Buffer; sent: number }> {
  const response = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br", Cookie: cookie } }, resolve).on("error", reject);
  });
  if (response.statusCode !== 200) throw new Error(`${url} was answered ${response.statusCode}.`);
  const body = await buffer(response);
  const isCompressed = response.headers["content-encoding"] === "br";
  return { html: isCompressed ? brotliDecompressSync(body) : body, sent: body.length };
}
