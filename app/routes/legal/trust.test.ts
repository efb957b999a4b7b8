import { expect, test } from "vitest";
import { homeFaq } from "#app/content/home/home-faq-copy.ts";
import { generalQuestions } from "#app/content/public/faq-copy.ts";
import { login } from "#app/content/public/login-copy.ts";
import { seo } from "#app/content/seo-copy.ts";
import { isSettled, recordOf } from "#app/layouts/public/consent/consent-record.ts";
import { offerFigures } from "#app/offers/sentences.ts";
import { periods } from "#app/periods.ts";
import { periodInWords } from "#app/periods-in-words.ts";
import { toldSources } from "#app/prospects/sources/told-sources.ts";
import { legalSettings } from "#test/pages/legal-settings.ts";
import { legalDocument } from "./documents.server.ts";
import type { LegalSettings } from "./facts/facts.server.ts";
import { processorsTable } from "./facts/processors.ts";

const textOf = (name: Parameters<typeof legalDocument>[0], changes: Partial<LegalSettings> = {}) =>
  JSON.stringify(legalDocument(name, legalSettings(changes)));

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

const tableUnder = (name: "privacy" | "confiance", heading: RegExp) =>
  legalDocument(name, legalSettings())
    .sections.find((section) => heading.test(section.heading ?? ""))
    ?.blocks.find(({ kind }) => kind === "table");

test("/privacy and /confiance state the same periods and sources", () => {
  const table = tableUnder("privacy", /^Combien de temps/);
  expect(table).toBeDefined();
  expect(tableUnder("confiance", /^Combien de temps/)).toEqual(table);
  for (const fact of [
    "annonces légales ou d’emploi",
    `sous ${periodInWords("breach")}`,
    periodInWords("link"),
  ])
    for (const name of ["privacy", "confiance"] as const) expect(textOf(name)).toContain(fact);
});

test("/terms and /cookies state the periods of the others", () => {
  for (const name of ["prospects", "accountArchive", "setup"] as const)
    expect(textOf("terms")).toContain(periodInWords(name));
  for (const name of ["permanentCookie", "session", "wholeSession", "knownBrowser", "consent"] as const)
    expect(textOf("cookies")).toContain(periodInWords(name));
});

test("the periods are those of the requirements", () => {
  const { prospects, accountArchive, permanentCookie, setup, link, wholeSession, consent } = periods;
  expect([prospects, accountArchive, permanentCookie, setup, link, wholeSession, consent]).toEqual([
    { count: 30, unit: "day" },
    { count: 3, unit: "year" },
    { count: 13, unit: "month" },
    { count: 48, unit: "hour" },
    { count: 10, unit: "minute" },
    { count: 90, unit: "day" },
    { count: 6, unit: "month" },
  ]);
});

test("copy that names a period itself names the same", () => {
  const figures = offerFigures("table");
  const answersOf = (questions: { answer: string }[]) => questions.map(({ answer }) => answer).join("\n");
  const [kept, archived, ready, link] = (["prospects", "accountArchive", "setup", "link"] as const).map(
    (name) => plain(periodInWords(name)),
  );
  const faq = plain(answersOf(generalQuestions(figures)));
  expect(faq).toContain(`supprimées ${kept} après la résiliation`);
  expect(faq).toContain(`archivées ${archived} après la fin`);
  const short = plain(answersOf(homeFaq(figures)));
  for (const text of [faq, short, plain(seo.facts.join("\n"))])
    expect(text).toContain(`${kept} après la résiliation`);
  for (const text of [faq, plain(seo.facts.join("\n"))]) expect(text).toContain(`${ready} au plus`);
  // The home page names the hours elsewhere.
  expect([ready, short.includes("Au plus tard le surlendemain, le service est prêt")]).toEqual([
    "48 heures",
    true,
  ]);
  expect(plain(login.code.hint)).toContain(`valables ${link}`);
  expect(plain(login.link.rejectedHelp)).toContain(`pendant ${link}`);
});

test("the choice about cookies is asked again after the period that the page states", () => {
  const chosen = new Date(2026, 0, 15);
  const after = (days: number) => new Date(2026, periods.consent.count, 15 + days);
  expect(isSettled("true", recordOf(chosen), after(-1))).toBe(true);
  expect(isSettled("true", recordOf(chosen), after(1))).toBe(false);
});

test("/confiance names the host of each configured service and nothing else of its address", () => {
  const text = textOf("confiance", {
    databaseUrl: "postgres://matinal:db-secret@db.provider.example:6432/customers",
    smtpUrl: "smtps://mailer:smtp-secret@smtp.provider.example:465",
    contactRelayUrl: "https://relay.provider.example/forms/form-secret?key=query-secret",
    assistant: {
      baseUrl: "https://api.model.example/v1",
      apiKey: "key-secret",
      model: "model-secret",
      clientDailyTokens: 1,
      dailyTokens: 1,
    },
    enrichment: {
      provider: "dropcontact",
      url: "https://api.enrichment.example/v1",
      apiKey: "key-secret",
    },
  });
  for (const host of [
    "smtp.provider.example",
    "relay.provider.example",
    "api.model.example",
    "api.enrichment.example",
    "checkout.example",
    "calendar.example",
  ])
    expect(text).toContain(`"${host}"`);
  expect(text).not.toMatch(/-secret|db\.provider|6432|465|\/v1|\/forms|starter|30min|mailer/);
  expect(text).toMatch(/base PostgreSQL, sur un autre serveur/);
  expect(text).toContain("ne part que par une connexion chiffrée");
  expect(text).not.toContain("Personne");
});

test("/confiance says what is not configured, declared or encrypted", () => {
  const text = textOf("confiance", { isHttps: false });
  expect(text).toContain("ne sont pas chiffrés");
  expect(text).toContain("une base que lui seul ouvre");
  expect(text).toContain("Non déclaré");
  expect(text).toContain("les e-mails restent sur le serveur du site");
  expect(text).toContain("sans modèle de langage");
  expect(text).toContain("aucune coordonnée n’est recherchée");
  expect(text).not.toContain("ne part que par une connexion chiffrée");
  expect(textOf("confiance")).toContain("est chiffré (HTTPS)");
  expect(
    processorsTable(legalSettings(), { name: "Hébergeur Exemple", address: "1 rue", phone: "01" }),
  ).toContain("| Hébergeur Exemple |");
});

test("/confiance speaks to those who buy, not to those who program", () => {
  for (const isHttps of [true, false])
    expect(textOf("confiance", { isHttps })).not.toMatch(
      /servi(?:e|s)?\s|exemplaire|configuration|d’elle-même|scripts|Content-Security|empreinte|requêtes|lignes|security\.txt/i,
    );
});

test("/privacy and /confiance tell the sources that this site asks, with all that is taken from each", () => {
  const asked = {
    enrichment: {
      provider: "dropcontact",
      url: "https://api.enrichment.example",
      apiKey: "key-secret",
    },
  } as const;
  for (const name of ["privacy", "confiance"] as const) {
    for (const { name: source, link, publisher, fields, licence } of toldSources(
      legalSettings(asked) as never,
    ))
      for (const told of [source, publisher, fields.join(", "), licence, ...(link ? [link] : [])])
        expect(plain(textOf(name, asked)), told).toContain(plain(told));
    expect(textOf(name)).not.toContain("Dropcontact");
    expect(textOf(name, { companyRegisterUrl: null })).not.toContain("Recherche d’entreprises");
  }
});

test("the texts say for how long those are kept whom nobody worked, delivered or wanted", () => {
  for (const name of ["idleProspect", "candidate", "registerAnswer", "sighting"] as const)
    for (const page of ["privacy", "confiance"] as const)
      expect(plain(textOf(page)), name).toContain(plain(periodInWords(name)));
});

test("/privacy leads to /confiance", () => {
  expect(textOf("privacy")).toContain('"/confiance"');
});
