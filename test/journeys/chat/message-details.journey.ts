import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { expect, test } from "../journey.ts";
import { openDevice, signedIn } from "../sign-in-steps.ts";
import { answers, openChat, transcript } from "./chat-view.ts";

test("a message of several lines is copied as it was written, and questions and short answers are not", async ({
  page,
  server,
  address,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const value = "Du temps.\nDeux fois *moins* d’énergie.";
  await openChat(page, server, address, [...answers.slice(0, 3), value]);
  await page.getByRole("button", { name: /^Copier/ }).click();
  await expect(page.getByText("Message copié", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
});

test("before the first answer the page says who answers, and how to insert a line break", async ({
  page,
  server,
  address,
  part,
}) => {
  await openChat(page, server, address);
  await part("before the first answer the page says that a program answers", async () => {
    await expect(transcript(page).getByText(/un programme d’intelligence artificielle/)).toBeVisible();
    await expect(page.getByText(/Un programme vous répond/)).toBeVisible();
  });

  await part("a device with a keyboard shows how to insert a line break", async () => {
    await expect(page.getByText(assistant.composer.keys)).toBeVisible();
  });
});

test.describe("on a device in another time zone", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("times and days are shown in Paris time", async ({ page, browser, server, address }) => {
    const visitor = await signedIn(page, server, address);
    await visitor.say("Aubade Conseil");
    await page.goto("/assistant");
    expect(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
      "America/Los_Angeles",
    );
    const inParis = new Intl.DateTimeFormat("fr-FR", {
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "Europe/Paris",
    });
    const times = transcript(page).getByRole("time");
    await expect(times).toHaveCount(3);
    for (const time of await times.all()) {
      const moment = new Date((await time.getAttribute("datetime")) ?? "");
      await expect(time).toHaveText(inParis.format(moment));
    }

    const other = await openDevice(browser, visitor, { timezoneId: "Asia/Tokyo", locale: "fr-FR" });
    await other.goto("/assistant");
    await expect(transcript(other).getByRole("time")).toHaveCount(3);
    for (const path of ["/assistant", "/compte"]) {
      const shown: string[][] = [];
      for (const device of [page, other]) {
        await device.goto(path);
        // The days of a conversation come with its messages, after the server's drawing of them.
        if (path === "/assistant") await expect(transcript(device).getByRole("time")).toHaveCount(3);
        else await expect(device.locator("time").first()).toBeVisible();
        const days = await device.getByRole("log").getByRole("heading").allTextContents();
        shown.push([...days, ...(await device.locator("time").allTextContents())]);
      }
      expect(shown[0]?.length).toBeGreaterThan(0);
      expect(shown[0], path).toEqual(shown[1]);
    }
    await other.context().close();
  });
});
