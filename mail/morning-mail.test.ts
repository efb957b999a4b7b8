import { expect, test } from "vitest";
import { statuses } from "#app/prospects/prospect-status.ts";
import { morningMail } from "./morning-mail.tsx";

const links = {
  link: "https://www.example.com/liste",
  unsubscribe: "https://www.example.com/desabonnement?jeton=a.b",
};
const first = [{ company: "Ateliers Vauclair", role: "Directrice des achats" }];
const mailOf = (values: object) =>
  morningMail({ day: "2026-12-01", newCount: 0, due: [], overdue: 0, first, ...values }, links);

test("one, two and thousands are counted in French, and what is not there is not mentioned", async () => {
  const one = await mailOf({ newCount: 1 });
  expect(one.subject).toBe("Votre liste du matin\u00A0: 1\u00A0nouveau prospect");
  expect(one.text).toContain("Voici votre liste du mardi 1er\u00A0décembre.");
  expect(one.text).toContain("Par qui commencer\u00A0:\n1. Ateliers Vauclair, Directrice des achats");
  expect(one.text).not.toMatch(/prévue[^s]|retard/);
  const many = await mailOf({
    newCount: 2_000,
    due: statuses.map((status, index) => ({ status, count: index + 1 })),
    overdue: 12,
  });
  expect(many.subject).toBe(
    "Votre liste du matin\u00A0: 2\u00A0000\u00A0nouveaux prospects, 36\u00A0actions prévues",
  );
  expect(many.text).toContain(
    "- 36\u00A0actions prévues, dont 12 en retard\u00A0: 1\u00A0premier contact à prendre, 2\u00A0appels, 3\u00A0rappels, 4\u00A0rendez-vous à préparer",
  );
});

test("HTML and text both have the link to the list and the one that switches the mail off", async () => {
  const { html, text } = await mailOf({ newCount: 1 });
  for (const part of [html, text]) for (const link of Object.values(links)) expect(part).toContain(link);
});

test("the HTML loads nothing, is declared French, and French punctuation has a no-break space before it", async () => {
  const { html, text } = await mailOf({ newCount: 3, due: [{ status: "meeting", count: 1 }], overdue: 1 });
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
  expect(html).toMatch(/<html[^>]* lang="fr"/);
  expect(text).not.toMatch(/[^\u00A0]([;!]|:(?!\/\/))/);
});

test("a hostile company neither ends the markup nor becomes a link of ours", async () => {
  const company = '"><a href="https://evil.example">x</a>';
  const { html } = await mailOf({ newCount: 1, first: [{ company, role: "" }] });
  expect(html).not.toContain('<a href="https://evil.example"');
});
