import { expectNoFindingsAtAnyWidth } from "./findings.ts";
import { expect, expectTold, onboarded, signedIn, test } from "./journey.ts";
import { asOwner } from "./journey-database.ts";

test("ten thousand messages open at their end, and go on upwards without a jump", async ({
  page,
  server,
  address,
  cleanConsole,
}) => {
  await onboarded(await signedIn(page, server, address));
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
  await page.route("**/api/messages?before=*", (route) => route.abort());
  await page.goto("/assistant");
  const log = page.getByRole("log", { name: "Messages" });
  await expect(log.getByText("Message 10000", { exact: true })).toBeInViewport();
  expect(await log.getByRole("listitem").count()).toBeLessThan(500);

  const scroller = page.getByRole("region", { name: "Conversation" });
  await scroller.evaluate((box) => {
    box.scrollTop = 0;
  });
  await expectTold(page, "Impossible de charger les messages.");
  await expectNoFindingsAtAnyWidth(page);
  await page.unroute("**/api/messages?before=*");
  const held = await log.getByRole("listitem").count();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => log.getByRole("listitem").count()).toBeGreaterThan(held);
  cleanConsole.splice(0);

  for (let part = 0; part < 3; part++) {
    const first = await log.getByRole("listitem").count();
    const before = await scroller.evaluate((box) => {
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
