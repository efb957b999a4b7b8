import { expect, test } from "vitest";
import type { ReportedMonth } from "#app/content/mails/report-mail-copy.ts";
import { reasons } from "#app/prospects/prospect-status.ts";
import { monthlyReportMail } from "./monthly-report-mail.tsx";

const links = {
  link: "https://www.example.com/rapports?from=2026-10-01&to=2026-10-31&by=week",
  unsubscribe: "https://www.example.com/desabonnement?jeton=a.b",
};
const row = (values: Partial<ReportedMonth>): ReportedMonth => ({
  ...{ delivered: 0, worked: 0, reached: 0, meetings: 0, won: 0, notRelevant: 0 },
  reasons: Object.fromEntries(reasons.map((reason) => [reason, 0])) as ReportedMonth["reasons"],
  ...{ hoursToFirstContact: null, ...values },
});
const october = row({ delivered: 1_400, worked: 12, reached: 1, meetings: 2, notRelevant: 4 });
october.reasons = { ...october.reasons, size: 3, other: 9 };
const mailOf = (told: ReportedMonth, before: ReportedMonth | null = null) =>
  monthlyReportMail(
    { month: "2026-10-01", told, before: before && { month: "2026-09-01", told: before } },
    links,
  );

test("the month is told in numbers, with why most were put aside", async () => {
  const { subject, text } = await mailOf({ ...october, hoursToFirstContact: 3.2 });
  expect(subject).toBe("Votre mois d’octobre 2026, en chiffres");
  expect(text).toContain("Voici ce que sont devenus vos prospects en octobre 2026.");
  expect(text).toContain(
    [
      "- 1\u00A0400\u00A0prospects livrés",
      "- 12\u00A0travaillés",
      "- 1\u00A0joint",
      "- 2\u00A0rendez-vous",
      "- 0\u00A0gagné",
      "- 4\u00A0pas pertinents (surtout\u00A0: taille (3))",
    ].join("\n"),
  );
  expect(text).toContain("Premier contact\u00A0: 3\u00A0h après la livraison");
});

test("it is compared with the month before where there was one", async () => {
  expect((await mailOf(october, row({}))).text).not.toContain("septembre");
  const { text } = await mailOf(october, row({ delivered: 900, meetings: 1 }));
  expect(text).toContain("- 1\u00A0400\u00A0prospects livrés (900 en septembre)");
  expect(text).toContain("- 2\u00A0rendez-vous (1 en septembre)");
  expect(text).not.toContain("Premier contact");
});

test("HTML and text have the report and the way to switch it off, name nobody and load nothing", async () => {
  const { html, text } = await mailOf(october);
  expect(text).toContain(links.link);
  expect(html).toContain(links.link.replaceAll("&", "&amp;"));
  for (const part of [html, text]) expect(part).toContain(links.unsubscribe);
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
  expect(text).not.toMatch(/[^\u00A0]([;!]|:(?!\/\/))/);
});
