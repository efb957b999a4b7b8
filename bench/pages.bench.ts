// The home page: its size, Lighthouse on a simulated phone, and requests per second compared with nginx, which serves
// the same bytes in the same run.
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { lighthouse } from "./lighthouse.ts";
import { hasWrk, rawResponse, refusalsPerSecond, requestsPerSecond } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { weigh } from "./page-weight.ts";
import { median } from "./tool.ts";

// Many short rounds that alternate between the servers, because the speed of a shared machine varies.
const rounds = 8;
const seconds = 2;

await ensureBuild();
const server = await startServer({ LOG_LEVEL: "warn" });
const home = `http://127.0.0.1:${server.port}/`;

const { html, css, scripts } = await weigh(`${server.url}/`);
const figures = await lighthouse(`${server.url}/`, 5);
const rows: [string, string, string][] = [
  ["HTML, compressed", kilobytes(html), "15 kB"],
  ["CSS, compressed", kilobytes(css), "15 kB"],
  ["scripts after idle, compressed", kilobytes(scripts), "100 kB"],
  ["largest contentful paint", `${Math.round(figures.paint)} ms`, "900 ms"],
  ["total blocking time", `${Math.round(figures.blocking)} ms`, "50 ms"],
  ["layout shift", figures.shift.toFixed(3), "0"],
  ...Object.entries(figures.scores).map(([name, score]): [string, string, string] => [
    name,
    `${score}`,
    "100",
  ]),
];
console.table(rows.map(([figure, measured, wanted]) => ({ figure, measured, wanted })));

const { bytes, headers } = await rawResponse(home);
const nginx = hasWrk() ? await startNginx(bytes, headers) : null;
if (nginx) {
  const [matinalRates, nginxRates, unknownRates]: [number[], number[], number[]] = [[], [], []];
  // Warms up, until the hot code is compiled.
  for (const url of [home, nginx.url]) await requestsPerSecond(url, 5);
  for (let round = 0; round < rounds; round++) {
    matinalRates.push(await requestsPerSecond(home, seconds));
    unknownRates.push(await refusalsPerSecond(home, seconds));
    nginxRates.push(await requestsPerSecond(nginx.url, seconds));
  }
  await nginx.stop();
  const [matinal, peer] = [median(matinalRates), median(nginxRates)];
  const shareOfNginx = (rates: number[]) =>
    median(rates.map((each, round) => each / (nginxRates[round] ?? Number.NaN))).toFixed(2);
  console.table([
    {
      server: "Matinal, page from memory",
      "requests/s": Math.round(matinal),
      "of nginx": shareOfNginx(matinalRates),
    },
    {
      server: "Matinal, paths that do not exist",
      "requests/s": Math.round(median(unknownRates)),
      "of nginx": shareOfNginx(unknownRates),
    },
    { server: "nginx, the same bytes", "requests/s": Math.round(peer), "of nginx": "1.00" },
  ]);
} else {
  console.log(
    "Requests per second: nginx is not installed; `apt-get install nginx-light` installs the peer.",
  );
}

await server.end("SIGTERM");
discard(server);

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
