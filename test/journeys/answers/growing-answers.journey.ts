import type { Locator } from "@playwright/test";
import { composer, scroller, sendMessage, transcript, typingDots } from "../chat/chat-view.ts";
import { expect } from "../journey.ts";
import { test } from "../product-with-services.ts";
import { growing, openAnswering, openTab, stopButton } from "./answers-view.ts";

// One after the other, on one product.
test.describe.configure({ mode: "default" });
test.use({ reducedMotion: "reduce" });

test("an answer grows in every tab, also in one that opens in the middle and after a lost connection", async ({
  page,
  server,
  address,
}) => {
  const answering = await openAnswering(page, server, address);
  try {
    await sendMessage(page, "Bonjour");
    await expect(typingDots(page)).toBeVisible();
    const question = answering.store({ role: "user", content: "Aidez-moi" });
    answering.write(question.id, "Voici **un dé");
    await expect(growing(page).locator("strong")).toHaveText("un dé");
    await expect(typingDots(page)).toHaveCount(0);

    const second = await page.context().newPage();
    await openTab(second, answering);
    await expect(growing(second)).toContainText("Voici un dé");
    expect(answering.streamsOpened).toBe(1);
    answering.write(question.id, "but** et la suite.");
    for (const tab of [page, second]) await expect(growing(tab)).toContainText("Voici un début et la suite.");

    answering.breakStreams();
    await expect.poll(() => answering.streamsOpened).toBe(2);
    answering.write(question.id, " Puis la fin.");
    for (const tab of [page, second])
      await expect(growing(tab)).toContainText("Voici un début et la suite. Puis la fin.");

    await page.reload();
    await expect(growing(page)).toContainText("Voici un début et la suite. Puis la fin.");
    answering.write(question.id, "Autrement dit", 2);
    for (const tab of [page, second]) {
      await expect(growing(tab)).toContainText("Autrement dit");
      await expect(growing(tab)).not.toContainText("Voici");
    }
    await growing(page)
      .getByText("Autrement dit")
      .evaluate(
        ({ firstChild }) => firstChild && getSelection()?.setBaseAndExtent(firstChild, 3, firstChild, 9),
      );
    answering.write(question.id, ", autrement.", 2);
    await expect(growing(page)).toContainText("Autrement dit, autrement.");
    expect(await page.evaluate(() => String(getSelection()))).toBe("rement");
    answering.finish();
    for (const tab of [page, second]) {
      await expect(growing(tab)).toHaveCount(0);
      await expect(transcript(tab).getByText("Autrement dit")).toHaveCount(1);
      await expect(stopButton(tab)).toHaveCount(0);
    }
    expect(await page.evaluate(() => String(getSelection()))).toBe("rement");
  } finally {
    await answering.close();
  }
});

test("a steady stream renders one row at most once a frame, and announces the answer once", async ({
  page,
  server,
  address,
}) => {
  await page.addInitScript(recordChanges);
  const answering = await openAnswering(page, server, address);
  try {
    await page.evaluate(() => (window as unknown as Recorder).begin());
    const question = answering.store({ role: "user", content: "Écrivez" });
    await expect(transcript(page).getByText("Écrivez")).toBeVisible();
    for (let word = 0; word < 400; word++) {
      answering.write(question.id, `mot${word} `);
      if (word % 40 === 0) await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await expect(growing(page)).toContainText("mot399");
    await expect(growing(page)).toHaveAttribute("aria-busy", "true");
    const snapshot = await page.locator("main").ariaSnapshot();
    expect(snapshot).toContain("L’assistant écrit…");
    answering.finish();
    await expect(growing(page)).toHaveCount(0);

    const { frames, updates, elsewhere, announced } = await page.evaluate(() =>
      (window as unknown as Recorder).end(),
    );
    expect(updates).toBeGreaterThan(1);
    expect(updates).toBeLessThanOrEqual(frames);
    expect(elsewhere).toEqual([]);
    expect(announced.filter((text) => text.includes("mot399"))).toHaveLength(1);
    expect(announced.filter((text) => text.includes("mot1 ") && !text.includes("mot399"))).toEqual([]);
    expect(announced.filter((text) => text.includes("écrit"))).toHaveLength(1);
  } finally {
    await answering.close();
  }
});

type Recorder = {
  begin: () => void;
  end: () => { frames: number; updates: number; elsewhere: string[]; announced: string[] };
};

/**
 * Records the frames, those in which the growing row changed, changes of earlier messages, and what live regions would
 * announce.
 */
function recordChanges() {
  const record = { frames: 0, updates: 0, elsewhere: [] as string[], announced: [] as string[] };
  const live = "[aria-live], [role=log], [role=status], [role=alert]";
  const observer = new MutationObserver((changes) => {
    let isUpdate = false;
    for (const { target, addedNodes, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.closest("[data-growing]")) isUpdate = true;
      else if (element?.closest("[data-seq]")) record.elsewhere.push(element.outerHTML.slice(0, 80));
      const region = element?.closest(live);
      if (!region || region.getAttribute("aria-live") === "off") continue;
      const nodes = type === "characterData" ? [target] : [...addedNodes];
      for (const node of nodes) {
        const isMuted = node instanceof Element && node.getAttribute("aria-live") === "off";
        if (!isMuted && node.textContent?.trim()) record.announced.push(node.textContent);
      }
    }
    if (isUpdate) record.updates += 1;
  });
  const count = () => {
    record.frames += 1;
    requestAnimationFrame(count);
  };
  Object.assign(window, {
    begin() {
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      requestAnimationFrame(count);
    },
    end: () => record,
  });
}

test("the view follows an answer only for a reader at its end, and the composer stays whole", async ({
  page,
  server,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 450 });
  const answering = await openAnswering(page, server, address);
  try {
    const question = answering.store({ role: "user", content: "Un plan" });
    const write = (lines: number) => answering.write(question.id, "Une ligne de plus.\n\n".repeat(lines));
    const distance = () =>
      scroller(page).evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));
    const top = () => scroller(page).evaluate((box) => Math.round(box.scrollTop));
    /** The position once a smooth scroll has ended. */
    const settledTop = async () => {
      let last = Number.NaN;
      await expect
        .poll(async () => {
          const before = last;
          last = await top();
          return last - before;
        })
        .toBe(0);
      return last;
    };
    write(30);
    await expect(growing(page)).toContainText("Une ligne");
    await expect.poll(distance).toBeLessThanOrEqual(1);
    write(5);
    await expect.poll(distance).toBeLessThanOrEqual(1);

    for (const [scrollUp, returnToEnd] of [
      [
        async () => {
          await scroller(page).hover();
          await page.mouse.wheel(0, -30);
        },
        (back: Locator) => back.click(),
      ],
      [
        async () => {
          await scroller(page).focus();
          await page.keyboard.press("ArrowUp");
        },
        () => page.keyboard.press("End"),
      ],
    ] as const) {
      await scrollUp();
      await expect.poll(distance).toBeGreaterThan(10);
      const held = await settledTop();
      write(5);
      await expect.poll(distance).toBeGreaterThan(100);
      expect(await top()).toBe(held);
      const back = page.getByRole("button", { name: /Revenir au dernier message/ });
      await returnToEnd(back);
      // Grows before a key has scrolled to where the end was.
      write(15);
      await expect.poll(distance).toBeLessThanOrEqual(1);
      await expect(back).toHaveCount(0);
      write(5);
      await expect.poll(distance).toBeLessThanOrEqual(1);
    }
    await expect(growing(page).getByText("Une ligne de plus.")).toHaveCount(85);
    await expect.poll(distance).toBeLessThanOrEqual(1);
    const held = await top();
    answering.finish();
    await expect(growing(page)).toHaveCount(0);
    await expect.poll(distance).toBeLessThanOrEqual(1);
    expect(Math.abs((await top()) - held)).toBeLessThan(120);
    await expect(composer(page)).toBeInViewport({ ratio: 1 });
  } finally {
    await answering.close();
  }
});
