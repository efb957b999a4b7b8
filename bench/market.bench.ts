// Requests `/healthz` every 20 ms while 64 visitors at once count markets, on the page and by GET /api/market: one that is
// stored, others that the register or a limit answers, and hostile words; compared with the page without words. The target
// is that no response takes longer than 100 ms.
import { setTimeout as delay } from "node:timers/promises";
import { ensureBuild } from "#scripts/bundle/ensure-build.ts";
import { departmentCodes } from "#scripts/company-register/codes.ts";
import { startCompanyRegister } from "#scripts/company-register/company-register.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { startProbe } from "./probe.ts";

const visitors = 64;
const seconds = 5;
/** Characters of one text, as many as are read. */
const longest = 120;

/** The query of each request, by its number. */
const queries: Record<string, (number: number) => Record<string, string> | null> = {
  "without words": () => null,
  "a market that is stored": () => ({ lieu: "Lyon" }),
  "another market each time": (number) => ({
    ...{ secteur: "boulangerie, industrie, conseil en gestion" },
    lieu: departmentCodes[number % departmentCodes.length] ?? "",
    taille: `plus de ${1 + (number % 200)}`,
  }),
  ...Object.fromEntries(
    ["㏂", ",", "industrie ", "sauf et ", "\ufdfa"].map((piece) => {
      const text = piece.repeat(longest).slice(0, longest);
      return [`${longest} × ${JSON.stringify(piece)}`, () => ({ secteur: text, taille: text, lieu: text })];
    }),
  ),
};
/** What the API calls them. */
const names: Record<string, string> = { secteur: "sector", taille: "size", lieu: "place" };

await ensureBuild();
const register = await startCompanyRegister();
const server = await startServer({ LOG_LEVEL: "error", COMPANY_REGISTER_URL: register.baseUrl });
const probe = startProbe(server.url);
await delay(1_000);

const rows = [];
for (const path of ["/combien-d-entreprises", "/api/market"])
  for (const [words, queryOf] of Object.entries(queries)) {
    const statuses = new Map<number, number>();
    await probe.worst();
    const end = performance.now() + seconds * 1_000;
    let number = 0;
    await Promise.all(
      Array.from({ length: visitors }, async () => {
        while (performance.now() < end) {
          const { status } = await ask(path, queryOf(number++));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    rows.push({
      path,
      words,
      "answers a second": Math.round(number / seconds),
      statuses: [...statuses].map(([status, count]) => `${status}: ${count}`).join(", "),
      "/healthz late by": `${Math.round(await probe.worst())} ms`,
    });
  }
console.table(rows);
console.log("wanted: 100 ms");

async function ask(path: string, query: Record<string, string> | null): Promise<Response> {
  const given = Object.entries(query ?? {}).map(([name, text]) => [
    path.startsWith("/api/") ? names[name] : name,
    text,
  ]);
  const response = await fetch(`${server.url}${path}?${new URLSearchParams(Object.fromEntries(given))}`);
  await response.arrayBuffer();
  return response;
}

await probe.stop();
await server.end("SIGTERM");
discard(server);
await register.stop();
