// Measures how the signed-in chat opens on a phone: number and size of files, and time until the messages are visible.
import { chromium } from "@playwright/test";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { findChromium } from "#test/chromium.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";
import { lighthouse } from "./lighthouse.ts";

await ensureBuild();
const server = await startServer({ LOG_LEVEL: "warn" });
const visitor = new Visitor(server);
await visitor.signIn("telephone@exemple.fr");
for (const answer of ["Aubade Conseil", "Conseil en énergie", "Directeur commercial, PME"])
  await visitor.say(answer);
const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

const { files, bytes, calls } = await opening();
const figures = await lighthouse(`${server.url}/assistant`, 5, { Cookie: cookie });
console.table([
  { figure: "script files before the messages", measured: files, wanted: "8" },
  { figure: "scripts, compressed", measured: `${(bytes / 1000).toFixed(1)} kB`, wanted: "" },
  { figure: "calls before the messages", measured: calls, wanted: "0" },
  {
    figure: "messages visible (largest contentful paint)",
    measured: `${Math.round(figures.paint)} ms`,
    wanted: "1500 ms",
  },
  { figure: "total blocking time", measured: `${Math.round(figures.blocking)} ms`, wanted: "" },
  { figure: "layout shift", measured: figures.shift.toFixed(3), wanted: "0" },
  ...Object.entries(figures.scores).map(([figure, score]) => ({ figure, measured: `${score}`, wanted: "" })),
]);

await server.end("SIGTERM");
discard(server);

/** The requests of a browser until the newest message is visible. */
async function opening() {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const context = await browser.newContext({ locale: "fr-FR", viewport: { width: 390, height: 844 } });
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  const page = await context.newPage();
  const scripts: number[] = [];
  let calls = 0;
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(Number(response.headers()["content-length"]));
    if (response.url().includes("/api/messages?")) calls += 1;
  });
  await page.goto(`${server.url}/assistant`);
  await page.getByRole("log").getByRole("listitem").last().waitFor();
  const found = { files: scripts.length, bytes: scripts.reduce((sum, size) => sum + size, 0), calls };
  await browser.close();
  return found;
}
