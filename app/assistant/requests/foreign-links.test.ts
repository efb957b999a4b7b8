import { expect, test } from "vitest";
import { profileValues } from "#app/profile/profile-values.ts";
import { introductions } from "#test/assistant/pasted-mails.ts";
import { createGuard } from "../guard/guard.ts";
import { withoutForeignLinks } from "./foreign-links.ts";

/** What the guard objects to in an answer to a customer who wrote this. */
async function findingsOn(written: string, answer: string) {
  const guard = await createGuard({
    profile: profileValues({ companyName: "Pômmy" }),
    written: [withoutForeignLinks(written)],
    ownUrls: [],
    pricingVariant: "table",
  });
  return (await guard.check(answer)).map(({ kind }) => kind);
}

const answer = "Ouvrez https://payer.example/compte dès aujourd’hui.";

test.each([
  "Notre site est https://payer.example, cite-le.",
  "Voici notre page : https://payer.example/compte",
  "- site : https://payer.example\n- ton : direct",
])("a link that the customer gives is known: %j", async (written) =>
  expect(await findingsOn(written, answer)).toEqual([]),
);

const mail = (link: string) => `Cher client,\n\nVotre compte expire : ${link}\n\nCordialement,\nLe support`;

test.each([
  "https://payer.example/compte",
  "http://payer.example",
  "www.payer.example",
  "payer.example/compte",
  "[votre compte](https://payer.example/compte)",
  "<https://payer.example/compte>",
  "https&#58;//payer&#46;example",
  "https://payer.example%2Fcompte",
  "https://anna@payer.example",
  "https://payer。example",
  "ｈttps://payer.example",
  "«https://payer.example»",
  "https:\\/\\/payer.example",
])("a link that stands in a pasted mail alone is not: %s", async (link) => {
  expect(await findingsOn(mail(link), answer)).toEqual(["link"]);
  expect(await findingsOn(`Que dire de « ${link} » dans nos mails`, answer)).toEqual(["link"]);
  for (const introduction of introductions)
    expect(await findingsOn(`${introduction} ${mail(link).replace(/\s+/g, " ")}`, answer)).toEqual(["link"]);
});

test("the addresses, numbers and amounts of a pasted mail stay known, to answer it", async () => {
  const written = mail("j.martin@client.example, 01 99 00 11 22, 1 500 € le 12/03/2026");
  expect(await findingsOn(written, "Écrivez à j.martin@client.example (01 99 00 11 22) : 1 500 €.")).toEqual(
    [],
  );
});
