import { unsubscribeUrl } from "#app/accounts/mail-switches.server.ts";
import { unsubscribeCopy } from "#app/content/mails/morning-mail-copy.ts";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import { newProspect } from "../../prospects/stored-prospects.ts";
import { expectFitsLargeText, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { completeOnboarding, sendMessage, transcript } from "../chat/chat-view.ts";
import { authSecret, expect, test } from "../journey.ts";
import { refuse } from "../journey-database.ts";
import { clientId, signedIn } from "../sign-in-steps.ts";
import { deliverTo } from "./list-view.ts";

test.use({ reducedMotion: "reduce" });

const mail = { ...unsubscribeCopy, ...unsubscribeCopy.mails.morning };

test("the cards of the assistant about the list, and the page that switches its mail off, are for everyone", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const visitor = await signedIn(page, server, address);
  await completeOnboarding(visitor);
  await deliverTo(server, visitor, [newProspect({ company: "Logis Nord-Ouest", contact: "Inès Tarrade" })]);
  await page.goto("/assistant");
  await sendMessage(page, "Que sais-tu de Logis Nord-Ouest ?");
  await expect(transcript(page).locator('a[href^="/liste/"]').first()).toBeVisible();
  await sendMessage(page, "Passe-la en à rappeler mardi");
  await expect(transcript(page).getByText(answers.prospectChange.title)).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);
  await transcript(page).getByRole("button", { name: answers.proposal.accept }).click();
  await expect(
    transcript(page).getByText(answers.prospectChange.outcomes.accepted, { exact: true }),
  ).toBeVisible();
  await expectNoFindingsAtAnyWidth(page);

  const url = unsubscribeUrl({ appUrl: server.url, authSecret }, await clientId(visitor), "morning");
  const button = page.getByRole("button", { name: mail.button });
  for (const [state, shown, arrive] of [
    ["wrong", mail.wrong, () => page.goto("/desabonnement?jeton=x")],
    ["asking", mail.ask, () => page.goto(url)],
    [
      "failed",
      mail.failed,
      async () => {
        const allow = await refuse(server, {
          ...{ table: "clients", on: "update", when: "not new.morning_mail" },
        });
        await button.click();
        await expect(page.getByText(mail.failed)).toBeVisible();
        await allow();
      },
    ],
    ["done", mail.done, () => button.click()],
  ] as const) {
    await arrive();
    await expect(page.getByText(shown)).toBeVisible();
    await expectNoFindingsAtAnyWidth(page);
    await expectFitsLargeText(page, state);
  }
  // The answers 400 and 503.
  consoleErrors.splice(0);
});
