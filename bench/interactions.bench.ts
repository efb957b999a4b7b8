// The time from an interaction to the next paint (the event timing behind INP) with a processor slowed four times, on a
// phone. `MATINAL_ROUNDS` is how often, each on fresh pages; five by default, a minute and a half each.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { findChromium } from "#test/chromium.ts";
import { runScript } from "#test/process/run-script.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";
import { doAll, untilTone } from "./interactions/deeds.ts";
import { shortest, type Timing } from "./interactions/event-timing.ts";
import { median } from "./tool.ts";

const rounds = Number(process.env.MATINAL_ROUNDS ?? 5);
const prospects = 300;
const wanted = "100 ms";

await ensureBuild();
const server = await startServer({ LOG_LEVEL: "warn" });
const withList = new Visitor(server);
await withList.signIn("liste@exemple.fr");
await importProspects("liste@exemple.fr");

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--no-sandbox", "--disable-gpu"],
});
const timings = new Map<string, Timing[]>();
for (let round = 0; round < rounds; round++) {
  const atTone = new Visitor(server);
  await atTone.signIn(`accueil-${round}@exemple.fr`);
  await atTone.answer(...untilTone);
  await doAll(browser, { withList, atTone }, round, (name, timing) =>
    timings.set(name, [...(timings.get(name) ?? []), timing]),
  );
}
console.table([...timings].map(([interaction, all]) => ({ interaction, ...figures(all), wanted })));

await browser.close();
await server.end("SIGTERM");
discard(server);

/** The last columns are the parts of the round that took the median time. */
function figures(all: readonly Timing[]) {
  const durations = all.map(({ duration }) => duration);
  const middle = median(durations);
  const parts = all.find(({ duration }) => duration === middle);
  return {
    median: milliseconds(middle),
    "min–max": `${Math.min(...durations)}–${Math.max(...durations)} ms`,
    "delay + handlers + paint": parts
      ? [parts.delay, parts.processing, parts.paint].map(Math.round).join(" + ")
      : "",
  };
}

async function importProspects(client: string) {
  const folder = mkdtempSync(join(tmpdir(), "matinal-bench-"));
  const file = join(folder, "liste.csv");
  const lines = Array.from(
    { length: prospects },
    (_, n) =>
      `Société ${n};Personne ${n};p${n}@s${n}.example;01 99 00 14 27;Achats;Secteur ${n % 40};Lyon;${n % 101};Recrute un acheteur`,
  );
  writeFileSync(
    file,
    `Société;Contact;E-mail;Téléphone;Poste;Secteur;Ville;Score;Signal\n${lines.join("\n")}\n`,
  );
  const parameters = ["prospects", "import", file, "--client", client];
  const { code, output } = await runScript("ops", parameters, { DATA_DIR: server.dataDir });
  rmSync(folder, { recursive: true });
  if (code !== 0) throw new Error(output);
}

/** Shorter ones than the shortest are not reported. */
function milliseconds(time: number): string {
  return time <= shortest ? `≤ ${shortest} ms` : `${Math.round(time)} ms`;
}
