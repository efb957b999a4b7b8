import { login } from "#app/content/public/login-copy.ts";
import { account } from "#app/content/signed-in/account-copy.ts";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { dashboard } from "#app/content/signed-in/dashboard-copy.ts";
import { draftPages as drafts } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts as works } from "#app/content/signed-in/drafts-copy.ts";
import { list } from "#app/content/signed-in/list-copy.ts";
import { team as copy } from "#app/content/signed-in/team-copy.ts";
import { memberName } from "#app/team/member-name.ts";
import { newProspects } from "../../prospects/stored-prospects.ts";
import { mailsTo } from "../../server/sent-mails.ts";
import { expectFitsLargeText, expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { completeOnboarding } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { deliverTo, giveOffer } from "../list/list-view.ts";
import { pressTwiceInList } from "../page-steps.ts";
import { followSignInLink, signedIn } from "../sign-in-steps.ts";

test("a colleague is invited, joins by a press, gets a prospect, and leaves to their own list", async ({
  page,
  server,
  address,
  browser,
  part,
}) => {
  const anna = await signedIn(page, server, address);
  const colleague = address.replace("@", ".collegue@");
  await deliverTo(server, anna, newProspects(3));

  await part("without an offer the page says what a team takes", async () => {
    await page.goto("/compte");
    await page.getByRole("link", { name: copy.section.open }).click();
    await expect(page.getByText(copy.invite.alone, { exact: true })).toBeVisible();
    await giveOffer(server, anna, "starter");
    await page.reload();
  });

  await part("two presses withdraw one invitation", async () => {
    await giveOffer(server, anna, "scale");
    await page.reload();
    const invited = ["un", "deux", "trois"].map((name) => address.replace("@", `.${name}@`));
    for (const each of invited) {
      await page.getByLabel(copy.invite.email).fill(each);
      await page.getByRole("button", { name: copy.invite.button }).click();
      await expect(page.getByText(copy.invite.done(each))).toBeVisible();
    }
    const [one, two, three] = invited.map((each) =>
      page.getByRole("button", { name: copy.invite.withdrawNamed(each) }),
    );
    if (!(one && two && three)) throw new Error("There are three.");
    await pressTwiceInList(page, one, [two, three]);
    await three.click();
    await expect(page.getByText(copy.invite.pending)).toHaveCount(0);
    await giveOffer(server, anna, "starter");
    await page.reload();
  });

  await part("one invitation takes the last seat, and can be withdrawn", async () => {
    await page.getByLabel(copy.invite.email).fill("pas-une-adresse");
    await page.getByRole("button", { name: copy.invite.button }).click();
    await page.getByLabel(copy.invite.email).fill(colleague);
    await page.getByRole("button", { name: copy.invite.button }).dblclick();
    await expect(page.getByText(copy.invite.done(colleague))).toBeVisible();
    await expect(page.getByText(copy.invite.full)).toBeVisible();
    await expectNoFindingsAtAnyWidth(page);
    await expectFitsLargeText(page, "the team");
    await page.getByRole("button", { name: copy.invite.withdrawNamed(colleague) }).click();
    await expect(page.getByText(copy.invite.withdrawn)).toBeVisible();
    await page.getByLabel(copy.invite.email).fill(colleague);
    await page.getByRole("button", { name: copy.invite.button }).click();
    await expect(page.getByText(copy.invite.done(colleague))).toBeVisible();
  });

  await expect.poll(() => mailsTo(server.dataDir, colleague).length).toBeGreaterThan(0);
  const link = /\/equipe\/invitation\?id=[\w-]+/.exec(
    mailsTo(server.dataDir, colleague).at(-1)?.text ?? "",
  )?.[0];
  const other = await (await browser.newContext()).newPage();

  await part("the link signs nobody in, and nobody else finds the invitation", async () => {
    await other.goto(`${server.url}${link}`);
    await expect(other.getByLabel(login.email.label)).toBeVisible();
    await page.goto(link ?? "");
    await expect(page.getByRole("heading", { name: copy.received.none })).toBeVisible();
  });

  await part("who signs in with the address joins by a press", async () => {
    await followSignInLink(other, server, colleague);
    await other.waitForURL("**/equipe/invitation");
    await expectNoFindingsAtAnyWidth(other);
    await other.getByRole("button", { name: copy.received.accept }).click();
    await other.waitForURL("**/liste");
    await expect(other.getByRole("link", { name: /Société n° 0/ })).toBeVisible();
    await other.goto(`${server.url}/ciblage`);
    await expect(other.getByText(copy.ofOwner.text(address))).toBeVisible();
  });

  await part(
    "before the owner has written the profile every page says so, and none sends elsewhere",
    async () => {
      await other.goto(`${server.url}/dashboard-legacy`);
      await expect(other).toHaveURL(/\/onboarding-legacy$/);
      await expect(other.getByText(copy.ofOwner.missing(address))).toBeVisible();
      await other.goto(`${server.url}/brouillons`);
      await expect(other.getByText(drafts.noProfile.ofOwner.title)).toBeVisible();
      await expect(other.getByText(drafts.noProfile.ofOwner.text(address))).toBeVisible();
      await expect(other.getByRole("region", { name: works.menu.title })).toHaveCount(0);
      await expectNoFindingsAtAnyWidth(other);
      // The card beside the conversation has no way to write it either, which would be refused.
      await other.goto(`${server.url}/assistant`);
      const card = other.getByRole("complementary", { name: assistant.card.title });
      await expect(card.getByText(assistant.card.missing(address))).toBeVisible();
      await expect(other.getByRole("main").getByText(assistant.card.missing(address))).toBeVisible();
      await expect(other.getByText(/prêt/)).toHaveCount(0);
      await expect(other.getByRole("button", { name: works.kinds.email.make })).toHaveCount(0);
      await expect(card.getByRole("button", { name: /^Modifier/ })).toHaveCount(0);
    },
  );

  await part("a prospect is given to the colleague, who sees it is theirs", async () => {
    await page.goto("/liste");
    await page.getByRole("link", { name: /Société n° 0/ }).click();
    const choice = page.getByRole("combobox", { name: list.assignee.label, exact: true });
    await choice.selectOption({ index: 2 });
    await other.goto(`${server.url}/liste`);
    await expect(other.getByText(new RegExp(`^${list.assignee.yours} · `))).toBeVisible();
    await other.getByRole("combobox", { name: list.assignee.filter }).selectOption(list.assignee.mine);
    await expect(other.getByRole("link", { name: /Société n°/ })).toHaveCount(1);
    await expectNoFindingsAtAnyWidth(page);
  });

  await part("two who open the same record see each other, and no longer once one goes on", async () => {
    await other.getByRole("link", { name: /Société n° 0/ }).click();
    const names = [address, colleague].map((each) => list.assignee.viewing([memberName(each)]));
    await expect(page.getByRole("status").getByText(names[1] ?? "")).toBeVisible();
    await expect(other.getByRole("status").getByText(names[0] ?? "")).toBeVisible();
    await expectNoFindingsAtAnyWidth(page);
    await page.getByRole("link", { name: /Société n° 1/ }).click();
    await expect(other.getByText(names[0] ?? "")).toHaveCount(0);
    await page.goBack();
    await expect(other.getByRole("status").getByText(names[0] ?? "")).toBeVisible();
    // Also whoever calls in a row is told, before the call.
    await page.goto("/liste/appels");
    await other.goto(`${server.url}/liste/appels`);
    await expect(page.getByRole("status").getByText(names[1] ?? "")).toBeVisible();
    await expect(other.getByRole("status").getByText(names[0] ?? "")).toBeVisible();
    await page.goto("about:blank");
    await expect(other.getByText(names[0] ?? "")).toHaveCount(0);
  });

  await part(
    "a draft is shared with the team, read in the record and on its page, and changed by its author alone",
    async () => {
      await completeOnboarding(anna);
      await other.goto(`${server.url}/dashboard-legacy`);
      await expect(other.getByText(copy.ofOwner.text(address))).toBeVisible();
      await expect(other.getByRole("link", { name: dashboard.edit })).toHaveCount(0);
      await other.goto(`${server.url}/liste`);
      await other.getByRole("link", { name: /Société n° 0/ }).click();
      await other.getByRole("button", { name: /^Écrire à/ }).click();
      await other.waitForURL(/\/brouillons\/[\da-f-]{36}$/);
      await other.getByRole("button", { name: drafts.sharing.share }).dblclick();
      await expect(other.getByText(drafts.sharing.shared)).toBeVisible();
      await expectNoFindingsAtAnyWidth(other);
      await page.goto("/brouillons");
      const shared = page.getByRole("region", { name: drafts.sharing.list });
      await expect(shared.getByText(drafts.sharing.by(memberName(colleague)))).toBeVisible();
      await page.goto("/liste");
      await page.getByRole("link", { name: /Société n° 0/ }).click();
      await page.getByRole("link", { name: list.writing.by(memberName(colleague)) }).click();
      await expect(
        page.getByText(new RegExp(drafts.sharing.readOnly(memberName(colleague)).slice(0, 40))),
      ).toBeVisible();
      await expect(page.getByRole("textbox")).toHaveCount(0);
      await expect(page.getByRole("button", { name: drafts.sharing.copy })).toBeVisible();
      await expectNoFindingsAtAnyWidth(page);
      await expectFitsLargeText(page, "a shared draft");
      await other.getByRole("button", { name: drafts.sharing.stop }).click();
      await expect(other.getByText(drafts.sharing.shared)).toHaveCount(0);
      expect((await page.request.get(page.url())).status()).toBe(404);
    },
  );

  await part("leaving says before what it brings, without scripts too", async () => {
    await other.goto(`${server.url}/compte`);
    await expect(other.getByText(copy.deletion.colleague)).toBeVisible();
    await page.goto("/compte");
    await expect(page.getByText(copy.deletion.owner(1))).toBeVisible();
    await expect(page.getByRole("button", { name: account.deletion.button })).toBeVisible();
    const plain = await (
      await browser.newContext({
        javaScriptEnabled: false,
        storageState: await other.context().storageState(),
      })
    ).newPage();
    await plain.goto(`${server.url}/equipe`);
    await plain.locator("summary", { hasText: copy.leave.open }).click();
    await expect(plain.getByText(copy.leaving.yourAssigned(1))).toBeVisible();
    await plain.getByRole("button", { name: copy.leave.now }).click();
    await expect(plain.getByText(copy.leave.done)).toBeVisible();
    await plain.goto(`${server.url}/liste`);
    await expect(plain.getByRole("link", { name: /Société n°/ })).toHaveCount(0);
    await plain.context().close();
  });
  await other.context().close();
});
