import { openChat, untilGoal } from "../chat/chat-view.ts";
import { expect, test } from "../journey.ts";
import { setTextSize } from "../page-steps.ts";
import { correction, pencil } from "./card-view.ts";
import { expectFullyVisible, panelButtons, profileCard, windows } from "./workplace-view.ts";

test("the field under correction and its label are visible below the head of the card", async ({
  page,
  server,
  address,
}) => {
  await openChat(page, server, address, untilGoal);
  for (const text of [100, 200]) {
    await setTextSize(page, text);
    for (const size of windows) {
      await page.setViewportSize(size);
      const [cardButton] = await panelButtons(page);
      for (const label of ["Entreprise", "Client idéal", "Proposition de valeur"]) {
        if ((await cardButton?.getAttribute("aria-expanded")) === "false") await cardButton?.click();
        await pencil(page, label).click();
        const field = correction(page, label);
        await expect(field).toBeFocused();
        const state = `${label} at ${size.width}×${size.height}, ${text}%`;
        await expectFullyVisible(field, state);
        await expectFullyVisible(
          profileCard(page).getByRole("listitem").getByText(label, { exact: true }),
          state,
        );
        await field.press("Escape");
      }
    }
  }
});
