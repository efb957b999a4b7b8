import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { importDialog as copy } from "#app/content/signed-in/import-dialog-copy.ts";
import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { answers, openChat } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { dropFile } from "../page-steps.ts";
import { giveOffer, record, row } from "./list-view.ts";

test.use({ reducedMotion: "reduce" });

const table = [
  "Société;Nom;Budget;Échéance contrat;Commentaire libre",
  "Tôlerie Orsan;Odile Orsan;12 500,50 €;01/03/2031;Client d’un concurrent",
  "Fonderie Brécey;Paul Brécey;à voir;;",
].join("\n");

test("a file fills the columns that the team added, matched by their names and by hand", async ({
  page,
  server,
  address,
}) => {
  const visitor = await openChat(page, server, address, answers);
  await giveOffer(server, visitor, "growth");
  const columns = [
    { name: "Budget", type: "number" },
    { name: "Fin de contrat", type: "date" },
    { name: "Situation", type: "text" },
  ];
  const saved = await visitor.fetch("/api/list-settings", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ version: 0, columns }),
  });
  expect(saved.status).toBe(200);
  await dropFile(page, "clients.csv", table, assistant.importing.drop);
  const dialog = page.getByRole("dialog", { name: copy.title });
  await expect(dialog.getByText(/Budget\s: 12\s500,5/)).toBeVisible();
  await expect(dialog.getByText(/Budget\s: «\sà voir\s» n’est pas un nombre/)).toBeVisible();
  await dialog.getByText(copy.preview.columns).click();
  await expect(dialog.getByLabel(/^C.*Budget/)).toHaveValue(/^column:/);
  await dialog.getByLabel(/^D.*Échéance/).selectOption("Fin de contrat");
  await dialog.getByLabel(/^E.*Commentaire/).selectOption("Situation");
  await dialog.getByRole("button", { name: copy.preview.lookAgain }).click();
  await expect(dialog.getByText(/Fin de contrat\s: 01\/03\/2031/)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await dialog.getByRole("button", { name: copy.preview.import(1) }).click();
  await dialog.getByRole("link", { name: copy.done.list }).click();

  await row(page, "Tôlerie Orsan").click();
  const field = (name: string) => record(page).getByRole("textbox", { name });
  await expect(field("Budget")).toHaveValue(/12\s500,5/);
  await expect(field("Situation")).toHaveValue("Client d’un concurrent");
  await expect(record(page).getByLabel("Fin de contrat")).toHaveValue("2031-03-01");
  await field("Budget").fill("");
  await field("Budget").press("Enter");
  await expect(record(page).getByText(/Vous\s: Budget/)).toBeVisible();
  // What the file brought comes back.
  await record(page)
    .getByRole("button", { name: /^Annuler «\sBudget/ })
    .click();
  await expect(field("Budget")).toHaveValue(/12\s500,5/);
});
