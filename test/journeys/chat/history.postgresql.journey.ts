import { expectNoFindingsAtAnyWidth } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { asOwner } from "../journey-database.ts";
import { expectFailureShown, failRequests } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { completeOnboarding, scroller, transcript } from "./chat-view.ts";

test("a conversation of ten thousand messages opens at its end and loads earlier pages without a jump", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await completeOnboarding(await signedIn(page, server, address));
  await asOwner(
    server,
    `with client as (select id, last_seq from clients where email = $1),
     added as (
       insert into messages (client_id, seq, role, content, created_at)
       select id, last_seq + n, 'assistant', 'Message ' || n, now() + n * interval '1 microsecond'
       from client, generate_series(1, 10000) n
     )
     update clients set last_seq = last_seq + 10000 where email = $1`,
    [address],
  );
  const sizes: number[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("/api/messages?")) sizes.push((await response.body()).length);
  });
  await failRequests(page, "**/api/messages?before=*");
  await page.goto("/assistant");
  const log = transcript(page);
  await expect(log.getByText("Message 10000", { exact: true })).toBeInViewport();
  expect(await log.getByRole("listitem").count()).toBeLessThan(500);

  await scroller(page).evaluate((box) => {
    box.scrollTop = 0;
  });
  await expectFailureShown(page, "Impossible de charger les messages.");
  await expectNoFindingsAtAnyWidth(page);
  await page.unroute("**/api/messages?before=*");
  const loaded = await log.getByRole("listitem").count();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => log.getByRole("listitem").count()).toBeGreaterThan(loaded);
  consoleErrors.splice(0);

  for (let loads = 0; loads < 3; loads++) {
    const first = await log.getByRole("listitem").count();
    const before = await scroller(page).evaluate((box) => {
      box.scrollTop = 300;
      const mark = [...box.querySelectorAll("li")].find(
        (item) => item.getBoundingClientRect().top > box.getBoundingClientRect().top,
      );
      mark?.setAttribute("data-mark", "");
      return mark?.getBoundingClientRect().top;
    });
    await expect.poll(() => log.getByRole("listitem").count()).toBeGreaterThan(first);
    const after = await page.locator("[data-mark]").evaluate((mark) => {
      mark.removeAttribute("data-mark");
      return mark.getBoundingClientRect().top;
    });
    expect(Math.abs(after - (before ?? Number.NaN))).toBeLessThanOrEqual(1);
  }
  expect(Math.max(...sizes)).toBeLessThan(50_000);
});
