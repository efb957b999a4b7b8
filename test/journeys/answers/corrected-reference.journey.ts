import { factsIn } from "#scripts/scripted-model/context/facts.ts";
import { answers, openChat, sendMessage, transcript } from "../chat/chat-view.ts";
import { expect } from "../journey.ts";
import { test } from "../product-with-services.ts";
import { fieldEditor, pencil, row } from "../workplace/card-view.ts";

test("what an answer used is corrected where it says so, and the next answer is asked for with the new value", async ({
  page,
  server,
  model,
  address,
}) => {
  model.reply = ({ body }) => ({
    pieces: ["Écrivez d’abord à : ", factsIn(body.messages[0]?.content ?? "").target, "."],
  });
  await openChat(page, server, address, answers);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await sendMessage(page, "À qui écrire ?");
    await expect(transcript(page).getByText("Écrivez d’abord").last()).toBeVisible();
    const reference = page.getByRole("button", { name: /^Votre cible/ }).last();
    await reference.focus();
    await page.keyboard.press("Enter");
    await expect(pencil(page, "Fonction visée")).toBeFocused();
    await page.keyboard.press("Enter");
    const title = `Directeur commercial régional ${width}`;
    await fieldEditor(page, "Fonction visée").fill(title);
    await page.keyboard.press("Enter");
    await expect(row(page, "Fonction visée")).toContainText(title);
    await expect(pencil(page, "Fonction visée")).toBeFocused();

    const before = model.received.length;
    await sendMessage(page, `Et ensuite, à ${width} ?`);
    await expect.poll(() => model.received.length).toBeGreaterThan(before);
    const instructions = JSON.stringify(model.received[before]?.body.messages[0]);
    expect(instructions).toContain(title);
    expect(instructions).not.toMatch(/Directeur commercial"/);
    await expect(transcript(page).getByText(`Écrivez d’abord à : ${title}.`)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Votre cible/ })).toHaveCount(width === 1280 ? 2 : 4);
  }
});
