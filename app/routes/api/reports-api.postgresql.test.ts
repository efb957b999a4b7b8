import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import type { NewEvent } from "#app/prospects/prospect-bodies.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import type { ReportRow } from "#app/reports/reports-protocol.ts";
import type { Services } from "#app/services.server.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { drafts, imports, prospects } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { rowsOf } from "#test/drafts/csv-rows.ts";
import { contractOf } from "#test/openapi/contract.ts";
import { deliver, newProspect, newProspects, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { openApiDocument } from "./openapi/document.ts";
import * as route from "./reports-api.ts";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ["Date"] });
  at("2026-06-08T07:00:00");
});
afterEach(() => void vi.useRealTimers());

const contract = contractOf(openApiDocument({ appUrl: "http://localhost:3000", isHttps: false }) as never);

/** The time on the clocks in Paris. */
const at = (moment: string) => vi.setSystemTime(new Date(`${moment}+02:00`));

async function signedIn(services: Services, email: string, offer: TeamOffer = "scale") {
  const { cookie, user } = await signInByMail(services, email);
  await openConversation(services, user);
  const teamId = await teamIdOf(services, user.id);
  await setOffer(services, teamId, { offer, until: null, by: "ops" });
  const report = async (query: string) => {
    const headers = { Cookie: cookie };
    const request = new Request(`http://localhost:3000/api/reports${query}`, { headers });
    const response = await route.loader({ request, context: routeContext(services), params: {} });
    const body = await response.text();
    contract.check({ method: "GET", path: "/api/reports", request: { headers }, response, body });
    return { status: response.status, headers: response.headers, body };
  };
  return {
    user,
    teamId,
    report,
    rows: async (query: string): Promise<ReportRow[]> => JSON.parse((await report(query)).body).rows,
    deliver: async (count: number, day: string, score = 50) => {
      const found = newProspects(count, { reasons: [{ points: score, text: "Effectif" }] });
      const delivered = found.map((prospect, index) => ({
        ...prospect,
        company: `${day} ${score} ${index}`,
        email: { value: `c${index}@${day}-${score}.example`, state: "given" as const },
      }));
      const { ids } = await deliver(services, user.id, delivered, day);
      return ids;
    },
    act: async (id: string | undefined, event: Record<string, unknown>) => {
      const applied = await applyEvent(services, user.id, id ?? "", {
        key: randomUUID(),
        ...event,
      } as NewEvent);
      if (applied.kind !== "created") throw new Error(applied.kind);
      return applied.event.id;
    },
  };
}

const numbers = ({ key, delivered, worked, reached, meetings, won, notRelevant }: ReportRow) => [
  ...[key, delivered, worked, reached, meetings, won, notRelevant],
];

test("a report counts what became of prospects, each once a line, and nothing that was undone", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const [a, b, c, d, e] = await anna.deliver(5, "2026-06-08");
  at("2026-06-08T11:00:00");
  await anna.act(a, { kind: "call", outcome: "no_answer" });
  await anna.act(a, { kind: "call", outcome: "answered" });
  await anna.act(b, { kind: "call", outcome: "meeting" });
  await anna.act(c, { kind: "note", text: "À relire" });
  const mistake = await anna.act(d, { kind: "status", status: "won" });
  await anna.act(d, { kind: "undo", event: mistake });
  await anna.act(e, { kind: "status", status: "not_relevant", reason: "size" });
  // The last moment of Sunday in Paris, which is Sunday in UTC too, and the first of Monday, which is not.
  at("2026-06-14T23:59:59");
  await anna.act(b, { kind: "status", status: "won" });
  at("2026-06-15T00:00:00");
  await anna.act(a, { kind: "status", status: "meeting" });

  const [first, second, ...others] = await anna.rows("?from=2026-06-08&to=2026-06-21&by=week");
  expect([first, second].map((row) => row && numbers(row))).toEqual([
    ["2026-W24", 5, 4, 2, 1, 1, 1],
    ["2026-W25", 0, 1, 1, 1, 0, 0],
  ]);
  expect(others).toEqual([]);
  expect(first?.reasons).toMatchObject({ size: 1, sector: 0, other: 0 });
  expect([first?.hoursToFirstContact, second?.hoursToFirstContact]).toEqual([4, null]);
  expect((await anna.rows("?from=2026-06-14&to=2026-06-14&by=month")).map(numbers)).toEqual([
    ["2026-06", 0, 1, 1, 0, 1, 0],
  ]);
  expect((await anna.rows("?from=2026-06-01&to=2026-06-30&by=persona")).map(numbers)).toEqual([
    ["profile", 5, 4, 2, 2, 1, 1],
  ]);
  expect((await anna.rows("?from=2026-06-01&to=2026-06-30&by=member")).map(numbers).sort()).toEqual(
    [
      [anna.user.id, 0, 4, 2, 2, 1, 1],
      ["none", 5, 0, 0, 0, 0, 0],
    ].sort(),
  );
});

test("scores have their bands, and what a draft begins counts as the first contact", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  for (const score of [100, 80, 79, 20, 19, 0]) await anna.deliver(1, "2026-06-08", score);
  const [id = ""] = await anna.deliver(1, "2026-06-09", 80);
  at("2026-06-10T08:30:00");
  const moment = new Date();
  await services.db.asOwner.insert(drafts).values({
    ...{ clientId: anna.user.id, key: randomUUID(), kind: "email", title: "E-mail", source: "template" },
    ...{ content: { subject: "a", body: "b" }, teamId: anna.teamId, prospectId: id },
    ...{ createdAt: moment, updatedAt: moment },
  });
  const rows = await anna.rows("?by=score&from=2026-06-01&to=2026-06-10");
  expect(rows.map(({ key, delivered, worked }) => [key, delivered, worked])).toEqual([
    ...[
      ["80-100", 3, 1],
      ["60-79", 1, 0],
      ["40-59", 0, 0],
      ["20-39", 1, 0],
      ["0-19", 2, 0],
    ],
  ]);
  expect(rows[0]?.hoursToFirstContact).toBe(49.5);
});

test("nobody's report has another team's prospects, nor any that an import under way has brought", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const bruno = await signedIn(services, "bruno@exemple.fr");
  const [id] = (await deliver(services, bruno.user.id, [newProspect()], "2026-06-08")).ids;
  await bruno.act(id, { kind: "call", outcome: "meeting" });
  for (const by of ["week", "month", "persona", "member", "score"])
    for (const row of await anna.rows(`?by=${by}&from=2026-06-01&to=2026-06-30`))
      expect([row.delivered, row.worked]).toEqual([0, 0]);
  expect((await bruno.rows("?by=persona&from=2026-06-01&to=2026-06-30"))[0]?.delivered).toBe(1);
  const [importId, now] = [randomUUID(), new Date()];
  await services.db.asOwner.insert(imports).values({
    ...{ teamId: bruno.teamId, id: importId, state: "loading", fileName: "a.csv", fileHash: "0".repeat(64) },
    ...{ importedBy: "ops", createdAt: now, leaseUntil: now, baseSeq: 0 },
  });
  await services.db.asOwner.update(prospects).set({ importId }).where(eq(prospects.teamId, bruno.teamId));
  expect(await bruno.rows("?by=member&from=2026-06-01&to=2026-06-30")).toEqual([]);
});

test("a file has the same numbers in French", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const [id] = await anna.deliver(2, "2026-06-08");
  at("2026-06-08T08:30:00");
  await anna.act(id, { kind: "call", outcome: "meeting" });
  const { headers, body } = await anna.report("?from=2026-06-08&to=2026-06-15&format=csv");
  expect(headers.get("Content-Disposition")).toBe(
    'attachment; filename="matinal-rapport-2026-06-08-2026-06-15.csv"',
  );
  const [header, first, second, ...rest] = rowsOf(body.replace(/^\uFEFF/, ""));
  expect(header?.slice(0, 5)).toEqual(["Semaine", "Livrés", "Travaillés", "Joints", "Rendez-vous"]);
  expect(first).toEqual(["2026-W24", "2", "1", "1", "1", "0", "0", ...Array(7).fill("0"), "1,5"]);
  expect(second?.[0]).toBe("2026-W25");
  expect(rest).toEqual([]);
});

test("only Scale has reports, nonsense is refused, and so are too many", async () => {
  const services = await createTestServices();
  for (const offer of ["starter", "growth", "trial"] as const) {
    const other = await signedIn(services, `${offer}@exemple.fr`, offer);
    const { status, body } = await other.report("");
    expect([status, JSON.parse(body).error]).toEqual([
      403,
      expect.objectContaining({ code: "not_in_offer", offer: "scale" }),
    ]);
  }
  const anna = await signedIn(services, "anna@exemple.fr");
  for (const query of ["?by=year", "?from=2026-06-09&to=2026-06-08", "?format=xml", "?from='%00"])
    expect((await anna.report(query)).status, query).toBe(422);
  expect(await anna.rows("")).toHaveLength(13);
  for (let time = 1; time < 30; time++) expect((await anna.report("?by=score")).status).toBe(200);
  const refused = await anna.report("");
  expect([refused.status, JSON.parse(refused.body).error.code]).toEqual([429, "too_many_reports"]);
});
