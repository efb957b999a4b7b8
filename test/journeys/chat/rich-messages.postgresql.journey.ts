import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { asOwner } from "../journey-database.ts";
import { setTextSize } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { completeOnboarding, transcript } from "./chat-view.ts";

const answer = `## Votre plan

1. **Cibler**
   - [x] l’énergie
   - [ ] la santé

10. > Écrire à [Claire](https://exemple.fr/claire)

#### Les entreprises

| Entreprise | Ville | Effectif | Interlocuteur | Statut |
|:--|:--|--:|:--|:-:|
| Aubade Conseil | Lyon | 42 | Directrice commerciale | ~~perdu~~ |

\`\`\`csv
entreprise;ville;effectif;interlocuteur;adresse;code postal;site
\`\`\`

![Courbe](https://exemple.fr/courbe.png) <img src=x onerror="window.ran=1"> [https://banque.exemple](https://pirate.exemple)`;

test("an answer with headings, lists, a table and code is usable at every width and by keyboard", async ({
  page,
  server,
  address,
}) => {
  await completeOnboarding(await signedIn(page, server, address));
  await asOwner(
    server,
    `with client as (update clients set last_seq = last_seq + 1 where email = $1 returning id, last_seq)
     insert into messages (client_id, seq, role, content) select id, last_seq, 'assistant', $2 from client`,
    [address, answer],
  );
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url)) foreign.push(request.url());
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/assistant");
  const message = transcript(page).getByRole("listitem").filter({ hasText: "Votre plan" }).first();
  await expect(message.getByRole("heading", { level: 3 })).toHaveText("Votre plan");
  await expect(message.getByRole("heading", { level: 4 })).toHaveText("Les entreprises");
  await expect(message.getByRole("link")).toHaveText(["Claire", "Courbe"]);
  await expect(message.getByText("[https://banque.exemple](https://pirate.exemple)")).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);

  const table = message.getByRole("group", { name: "Tableau" });
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await expect(message.getByRole("group", { name: "Code csv" })).toHaveAttribute("tabindex", "0");

  await expectNoFindingsAtAnyWidth(page);
  await setTextSize(page, 200);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(
    await message
      .locator("> div")
      .first()
      .evaluate((box) => box.scrollWidth - box.clientWidth),
  ).toBe(0);
});
