// The home page beside the same page in Next.js, Astro and TanStack Start, written from what ours serves, with the same
// islands (bench/peers/home): Lighthouse on a simulated phone and requests per second, all by turns in one run, and nginx
// with our bytes as the limit. `MATINAL_ROUNDS` is how often Lighthouse looks at each; five by default, a quarter of a minute
// each on a quiet machine. Throws when a peer's page does not show and do what ours does.
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { startCompressingProxy } from "./home/compressing-proxy.ts";
import { readHomePage } from "./home/home-page.ts";
import { peers, preparePeer, startPeer } from "./home/prepare-peer.ts";
import { type Appearance, appearanceOf, idleParts, weighUntouched } from "./home/visit.ts";
import { type LighthouseFigures, lighthouseOnce } from "./lighthouse.ts";
import { hasWrk, rawResponse, requestsPerSecond } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { median } from "./tool.ts";

/** A page under comparison: where it is looked at, and where its requests are counted. */
type Contender = { name: string; url: string; bareUrl: string; runs: LighthouseFigures[] };

const rounds = Number(process.env.MATINAL_ROUNDS ?? 5);
/** Many short rounds of requests that alternate between the servers, because the speed of a shared machine varies. */
const [requestRounds, seconds] = [8, 2];

await ensureBuild();
const server = await startServer({ LOG_LEVEL: "warn" });
const stops: (() => Promise<unknown>)[] = [() => server.end("SIGTERM")];
try {
  await compare(`http://127.0.0.1:${server.port}/`);
} finally {
  for (const stop of stops.reverse()) await stop();
  discard(server);
}

async function compare(home: string) {
  const ours: Contender = { name: "Matinal", url: home, bareUrl: home, runs: [] };
  const others: Contender[] = [];
  const missing: { page: string; problem: string }[] = [];
  const page = await readHomePage(home);
  for (const peer of peers) {
    const prepared = preparePeer(peer, page);
    if ("problem" in prepared) {
      missing.push({ page: peer.name, problem: prepared.problem });
      continue;
    }
    const running = await startPeer(peer, prepared.folder);
    stops.push(running.stop);
    const proxy = await startCompressingProxy(running.url);
    stops.push(proxy.stop);
    const name = `${peer.name} ${prepared.version}`;
    others.push({ name, url: proxy.url, bareUrl: running.url, runs: [] });
  }
  if (missing.length > 0) {
    console.log("Peers that do not install or build:");
    console.table(missing);
  }
  const all = [ours, ...others];
  await checkThatAllAreAlike(ours, others);
  await showWeights(all);
  await showLighthouse(all);
  await showRates(ours, others);
  showTarget(ours, others);
}

/** Each page shows the same text at the same heights, and all its parts work. */
async function checkThatAllAreAlike(ours: Contender, others: Contender[]) {
  const expected = await appearanceOf(ours.url);
  for (const { name, url } of [ours, ...others]) {
    const problem = differenceBetween(expected, await appearanceOf(url)) ?? (await idleParts(url)).join("; ");
    if (problem) throw new Error(`The home page of ${name} is not the same as ours: ${problem}`);
  }
}

function differenceBetween(expected: Appearance, actual: Appearance): string | null {
  if (actual.text !== expected.text) {
    const words = actual.text.split(" ");
    const place = expected.text.split(" ").findIndex((word, index) => word !== words[index]);
    return `its text differs at “${words.slice(Math.max(0, place - 5), place + 5).join(" ")}”`;
  }
  if (String(actual.heights) !== String(expected.heights))
    return `its sections are ${actual.heights} high, not ${expected.heights}`;
  return null;
}

async function showWeights(contenders: Contender[]) {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const rows = [];
  for (const { name, url } of contenders) {
    const { html, css, scripts } = await weighUntouched(url);
    rows.push({ page: name, HTML: kilobytes(html), CSS: kilobytes(css), scripts: kilobytes(scripts) });
  }
  console.log("Compressed bytes of a page that nobody touches:");
  console.table(rows);
}

async function showLighthouse(contenders: Contender[]) {
  for (let round = 1; round <= rounds; round++)
    for (const { url, runs } of contenders) runs.push(await lighthouseOnce(url));
  console.log(`Lighthouse on a simulated phone, ${rounds} rounds by turns, median (and range):`);
  console.table(
    contenders.map(({ name, runs }) => {
      const figure = (of: (run: LighthouseFigures) => number, unit = "") => spread(runs.map(of), unit);
      return {
        page: name,
        "largest paint": figure(({ paint }) => paint, " ms"),
        blocking: figure(({ blocking }) => blocking, " ms"),
        "main thread": figure(({ mainThread }) => mainThread, " ms"),
        "scripts before a touch": figure(({ scripting }) => scripting, " ms"),
        elements: median(runs.map(({ elements }) => elements)),
        performance: figure(({ scores }) => scores.performance),
      };
    }),
  );
}

async function showRates(ours: Contender, others: Contender[]) {
  const { bytes, headers } = await rawResponse(ours.bareUrl);
  const nginx = hasWrk() ? await startNginx(bytes, headers) : null;
  if (!nginx) {
    console.log("Requests per second: `apt-get install wrk nginx-light` installs what counts them.");
    return;
  }
  stops.push(nginx.stop);
  const servers = [
    { name: ours.name, url: ours.bareUrl },
    ...others.map(({ name, bareUrl }) => ({ name, url: bareUrl })),
    { name: "nginx, our bytes", url: nginx.url },
  ].map((each) => ({ ...each, rates: [] as number[] }));
  // Warms up, until the hot code is compiled.
  for (const { url } of servers) await requestsPerSecond(url, 5);
  for (let round = 0; round < requestRounds; round++)
    for (const { url, rates } of servers) rates.push(await requestsPerSecond(url, seconds));
  const ownRates = servers[0]?.rates ?? [];
  console.log(`Requests per second, ${requestRounds} rounds by turns, median (and range):`);
  console.table(
    servers.map(({ name, rates }, index) => {
      const ratios = ownRates.map((rate, round) => rate / (rates[round] ?? Number.NaN));
      const wanted = name.startsWith("nginx") ? "0.6" : "5";
      return {
        server: name,
        "requests/s": spread(rates),
        "Matinal has times as many": spread(ratios, "", 2),
        wanted: index === 0 ? "" : `at least ${wanted}`,
      };
    }),
  );
}

/** The one target that is relative to a peer's page. */
function showTarget(ours: Contender, others: Contender[]) {
  const mainThread = ({ runs }: Contender) => Math.round(median(runs.map((run) => run.mainThread)));
  const astro = others.find(({ name }) => name.startsWith("Astro"));
  if (!astro) return;
  const verdict = mainThread(ours) <= mainThread(astro) ? "met" : "missed";
  console.log(
    `Main-thread work at most Astro's: ${verdict} (${mainThread(ours)} ms, Astro ${mainThread(astro)} ms).`,
  );
}

/** The median, and the least and the greatest. */
function spread(values: number[], unit = "", digits = 0): string {
  const text = (value: number) => value.toFixed(digits);
  return `${text(median(values))}${unit} (${text(Math.min(...values))} to ${text(Math.max(...values))})`;
}
