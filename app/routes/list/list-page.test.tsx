import { randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RequestedAddress } from "#app/browser/address.ts";
import { statusLabels } from "#app/content/prospects/status-labels.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect, ProspectRecord } from "#app/prospects/prospects-protocol.ts";
import type { ToldProposal } from "#app/targeting/proposals/proposals-protocol.ts";
import type { ReadsOnly } from "#app/team/seats.server.ts";
import { listedAt, listedProspect, listedRecord, notArranged } from "#test/prospects/listed-prospects.ts";
import { ListPage } from "./list-page.tsx";
import { filterIn } from "./list-query.ts";

const userId = randomUUID();

type Shown = {
  prospects?: Prospect[];
  record?: ProspectRecord | null;
  openId?: string | null;
  query?: string;
  proposal?: ToldProposal;
  readsOnly?: ReadsOnly | null;
  isReady?: boolean;
  owner?: string | null;
  hasOffer?: boolean;
};

/** The page as the server sends it. */
function htmlOf({
  record = null,
  openId = record?.id ?? null,
  query = "",
  proposal,
  readsOnly = null,
  isReady = false,
  owner = null,
  hasOffer = true,
  ...shown
}: Shown): string {
  const prospects = shown.prospects ?? (record ? [record] : []);
  const initial = {
    ...{
      userId,
      colleagues: [],
      personas: [],
      ...notArranged,
      may: { ...notArranged.may, readsOnly },
      filter: filterIn(new URLSearchParams(query)),
      seq: 1,
      team: null,
      now: listedAt,
    },
    pages: [{ view: "today" as const, prospects, next: null }],
    counts: { new: prospects.length, due: 0, all: prospects.length },
  };
  return renderToStaticMarkup(
    <RequestedAddress value={{ path: `/liste${openId ? `/${openId}` : ""}`, query, state: null }}>
      <ListPage
        {...{ initial, record, isReady, owner, hasOffer, nights: [] }}
        {...(proposal && { proposal })}
      />
    </RequestedAddress>,
  ).replaceAll("&#x27;", "'");
}

test("the first rows and the open record are in the HTML, without a style attribute", () => {
  const people = [90, 80].map((score) => listedProspect({ score, contact: `Personne ${score}` }));
  const html = htmlOf({ prospects: people, record: listedRecord(people[0] as Prospect) });
  expect(html.match(/data-prospect=/g)).toHaveLength(2);
  expect(html).toContain(`href="/liste/${people[1]?.id}"`);
  expect(html).toMatch(/<h2 tabindex="-1">Personne 90<\/h2>/i);
  expect(html).not.toMatch(/ style="/);
});

test("what is proposed when the list is opened stands once, above the rows, and leads to the targeting", () => {
  const why = "Vous avez écarté 3 entreprises de 6 à 9 salariés.";
  const proposal: ToldProposal = { reason: "size", through: 3, why, change: "" };
  const html = htmlOf({ record: listedRecord(listedProspect({})), proposal });
  expect(html.split(why)).toHaveLength(2);
  expect(html.indexOf(why)).toBeLessThan(html.indexOf("data-prospect="));
  expect(html).toContain('href="/ciblage"');
  expect(htmlOf({})).not.toContain('href="/ciblage"');
});

test.each(["seatless", "offer-over"] as const)(
  "who only reads the list, %s, is told why and finds nothing that changes it",
  (readsOnly) => {
    const person = listedProspect({ status: "won", assignee: userId });
    const at = new Date(listedAt).toISOString();
    const note = { id: randomUUID(), at, by: userId, kind: "note", data: { text: "Rappeler" } } as const;
    const shown = { record: listedRecord(person, [note]) };
    const html = htmlOf({ ...shown, readsOnly });
    const [why] = html.split("data-prospect=");
    expect(why).toContain(copy.readsOnly[readsOnly].text);
    const fields = /<textarea|data-status=|data-recall|list-undo|href="\/liste\/appels/;
    expect(htmlOf(shown)).toMatch(fields);
    expect(html).not.toMatch(fields);
    expect(html).not.toContain(copy.record.withoutScripts);
    expect(html).toContain("Rappeler");
    expect(html).toContain(`<dd dir="auto">${statusLabels.won}</dd>`);
  },
);

test("a record says where each datum comes from, and its reasons add up", () => {
  const reasons = [
    { points: 70, text: "Effectif" },
    { points: 50, text: "Signal" },
    { points: -5, text: "Ancien" },
  ];
  const html = htmlOf({ record: listedRecord(listedProspect({ reasons, score: 100 })) });
  expect(html).toContain("+70");
  expect(html).toContain("−5");
  expect(html).toContain(copy.record.cut(115, 100));
  expect(html).toContain("<dt>E-mail, Téléphone</dt><dd>Dropcontact, le 1er mars 2026</dd>");
  expect(html).toContain(copy.record.states.verified);
  expect(html).toContain(copy.record.states.given);
  expect(html).toContain('href="mailto:helene.courtade@vauclair.example"');
  expect(html).toContain('href="tel:0199001427"');
  expect(html).toMatch(
    /href="https:\/\/www\.linkedin\.com\/in\/helene-courtade" target="_blank" rel="noopener noreferrer"/,
  );
  // The company's own address is none of the ways to reach the person.
  const contacts = /<dl class="list-contacts">.*?<\/dl>/.exec(html)?.[0] ?? "";
  expect([contacts.includes("contact@vauclair.example"), html.includes("contact@vauclair.example")]).toEqual([
    false,
    true,
  ]);
});

test("what is unknown is said", () => {
  const unknown = listedProspect({
    ...{ siren: null, website: null, sector: "", headcount: null, city: "", contact: "", role: "" },
    email: { value: null, state: "missing" },
    phone: { value: null, state: "missing" },
    ...{ linkedin: null, companyEmail: null },
    ...{ reasons: [], score: 0, signal: "", technologies: [], nextStep: null },
  });
  const html = htmlOf({
    prospects: [unknown],
    record: { ...listedRecord(unknown), workHistory: [], sources: [] },
  });
  const { record, row, step } = copy;
  for (const said of [
    ...[record.unknownRole, record.unknownSector, record.unknownHeadcount, record.unknownCity],
    ...[record.noEmail, record.noPhone, record.states.missing, record.noSignal, record.noWebsite],
    ...[record.noLinkedin, record.noCompanyEmail],
    ...[record.noSiren, record.noTechnologies, record.noCareer, record.noReasons, record.noSources],
    ...[row.noContact, row.noStep, step.none],
  ])
    expect(html, said).toContain(said);
  expect(html).not.toMatch(/undefined|null|NaN/);
});

test("history says who did what, and what was taken back", () => {
  const person = listedProspect();
  const at = new Date(listedAt).toISOString();
  const [undone, undo] = [randomUUID(), randomUUID()];
  const html = htmlOf({
    record: listedRecord(person, [
      { id: undo, at, by: userId, kind: "undo", data: { event: undone } },
      { id: undone, at, by: userId, kind: "status", data: { status: "not_relevant", reason: "size" } },
      {
        id: randomUUID(),
        at,
        by: randomUUID(),
        kind: "call",
        data: { outcome: "no_answer", note: "Occupé" },
      },
    ]),
  });
  const taken = copy.done.statusWhy("Pas pertinent", "taille");
  expect(html).toContain(copy.history.line(copy.history.you, copy.done.undo(taken)));
  expect(html).toMatch(new RegExp(`data-taken="".*${copy.history.taken}`));
  expect(html).toContain(copy.history.line(copy.history.colleague, copy.done.call("pas de réponse")));
  expect(html).toContain("Occupé");
  // The newest that stands can be taken back, and no other.
  expect(html.match(/class="list-undo link"/g)).toHaveLength(1);
});

test("imported texts are texts: no markup, and no address of another kind", () => {
  const html = htmlOf({
    record: listedRecord(
      listedProspect({
        ...{
          company: "<script>alert(1)</script>",
          website: "javascript:alert(1)",
          linkedin: "www.linkedin.com.evil.example/in/helene",
          signal: "\ufdfa".repeat(500),
        },
        email: { value: "a@b.example?cc=c@d.example", state: "given" },
        phone: { value: "javascript:alert(1)", state: "given" },
      }),
    ),
  });
  expect(html).not.toContain("<script");
  expect(html).not.toMatch(/(?:href|src)="javascript:/);
  expect(html).not.toMatch(/href="mailto:[^"]*\?/);
  expect(html).not.toMatch(/href="[^"]*evil/);
});

test("an address without a record says so in the frame of the page", () => {
  const html = htmlOf({ prospects: [listedProspect()], openId: randomUUID() });
  expect(html).toContain(copy.record.missing);
  expect(html).toContain("data-prospect=");
});

test("without scripts the page says which rows are there, and that a record only reads", () => {
  const people = Array.from({ length: 60 }, () => listedProspect());
  const html = htmlOf({ prospects: people, record: listedRecord(people[0] as Prospect) });
  const rows = html.match(/data-prospect=/g)?.length ?? 0;
  expect(rows).toBeLessThan(60);
  expect(html).toContain(copy.withoutScripts(rows));
  expect(html).toMatch(new RegExp(`<noscript><p[^>]*>${copy.record.withoutScripts}`));
});

test("nothing found says what was looked for, and how to see all again", () => {
  const html = htmlOf({ query: "?view=today&q=personne" });
  expect(html).toContain(copy.empty.searched("personne"));
  expect(html).toContain('href="/liste?view=today"');
});

test("before the first delivery there is no table, but what it waits for and a sample", () => {
  const html = htmlOf({});
  expect(html).toContain(copy.before.title);
  expect(html).toContain('href="/liste?sample=true"');
  expect(html).not.toContain("<table");
});

test("before the first delivery the page names what it waits for", () => {
  const { ready, notReady, lacksOffer, thenOffer } = copy.before;
  expect(htmlOf({ isReady: true })).toContain(ready);
  expect(htmlOf({ isReady: false })).toContain(`${notReady}</p>`);
  const html = htmlOf({ isReady: true, hasOffer: false });
  expect(html).toContain(lacksOffer);
  expect(html).not.toContain(ready);
  expect(html).toContain('href="/#pricing"');
  expect(html).toContain('href="/contact"');
  expect(htmlOf({ hasOffer: false })).toContain(notReady);
  expect(htmlOf({ hasOffer: false })).toContain(thenOffer);
});

test("a colleague is not sent to answer for the owner, whose profile is missing", () => {
  const html = htmlOf({ owner: "anna@exemple.fr" });
  expect(html).toContain(copy.before.ofOwner.notReady("anna@exemple.fr"));
  expect(html).toContain('href="/equipe"');
  expect(html).not.toContain('href="/assistant"');
});
