import { answers } from "#app/content/signed-in/answer-copy.ts";
import type { Acknowledgement } from "#app/conversation/protocol.ts";
import { expectNoFindings, expectNoHorizontalScroll } from "../accessibility/findings.ts";
import { composer, postedMessages, transcript } from "../chat/chat-view.ts";
import { expect } from "../journey.ts";
import { tabTo, toasts } from "../page-steps.ts";
import { test } from "../product-with-services.ts";
import { pencil } from "../workplace/card-view.ts";
import { expectComposerUncovered, windows } from "../workplace/workplace-view.ts";
import { action, growing, openAnswering, stopButton } from "./answers-view.ts";

// One after the other, on one product.
test.describe.configure({ mode: "default" });
test.use({ reducedMotion: "reduce" });

test("an answer is stopped once, keeps its text, and is asked for again; all by keyboard", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  const answering = await openAnswering(page, server, address);
  try {
    const question = answering.store({ role: "user", content: "Un e-mail" });
    answering.write(question.id, "Voici le début");
    await expect(stopButton(page)).toBeVisible();

    answering.status.stop = 503;
    await composer(page).press("Escape");
    await expect(toasts(page).getByText("La réponse n’a pas pu être arrêtée.")).toBeVisible();
    answering.status.stop = 409;
    await composer(page).press("Escape");
    await expect.poll(() => answering.requests.length).toBe(2);
    await expect(stopButton(page)).not.toHaveAttribute("aria-disabled");
    consoleErrors.splice(0);
    answering.requests.length = 0;
    answering.status.stop = 204;
    await tabTo(page, stopButton(page));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(stopButton(page)).toHaveAttribute("aria-disabled", "true");
    answering.finish({ state: "stopped" });
    await expect(transcript(page).getByText("Réponse arrêtée")).toBeVisible();
    expect(answering.requests).toEqual([{ id: question.id, kind: "stop", body: {} }]);
    await expect(composer(page)).toBeFocused();

    for (const [name, how] of [
      ["Plus court", { how: "shorter" }],
      ["Réessayer", {}],
    ] as const) {
      answering.requests.length = 0;
      await action(page, name).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await expect(action(page, name)).toHaveCount(0);
      await expect(composer(page)).toBeFocused();
      expect(answering.requests).toEqual([{ id: question.id, kind: "retry", body: how }]);
      answering.write(question.id, `${name} : voici.`);
      await expect(growing(page)).toContainText(`${name} : voici.`);
      await expect(transcript(page).getByText("Voici le début")).toBeHidden();
      answering.finish(name === "Réessayer" ? { state: "broken" } : {});
    }
    await expect(transcript(page).getByText("Réponse interrompue")).toBeVisible();
    await expect(transcript(page).getByText("Plus court : voici.")).toBeHidden();
    await transcript(page).getByText("Réponse précédente 1").click();
    await expect(transcript(page).getByText("Voici le début")).toBeVisible();
    await expect(transcript(page).getByText("Réponse précédente 2")).toBeVisible();

    for (const name of ["Plus court", "Plus direct", "Reformuler"])
      await expect(action(page, name)).toHaveCount(0);
    answering.requests.length = 0;
    answering.write(question.id, "Une longue réponse, dont", 5);
    const long = answering.finish({ state: "unfinished" });
    await expect(transcript(page).getByText(answers.unfinished)).toBeVisible();
    await action(page, answers.continue).dblclick();
    expect(answering.requests).toEqual([{ id: long.id, kind: "retry", body: { how: "continue" } }]);
    answering.write(question.id, "Une longue réponse, dont la fin.", 6);
    answering.finish();
    await expect(transcript(page).getByText("Une longue réponse, dont la fin.")).toBeVisible();
    await expect(transcript(page).getByText(answers.unfinished)).toHaveCount(0);
    await expect(action(page, answers.continue)).toHaveCount(0);

    answering.status.retry = 429;
    await action(page, "Réessayer").click();
    await expect(toasts(page).getByText("La nouvelle réponse n’a pas pu être demandée.")).toBeVisible();
    consoleErrors.splice(0);
  } finally {
    await answering.close();
  }
});

test("what is sent while an answer is written waits below it, and a double press stops nothing", async ({
  page,
  server,
  address,
}) => {
  const answering = await openAnswering(page, server, address);
  try {
    const question = answering.store({ role: "user", content: "Première" });
    answering.write(question.id, "Réponse à la première");
    await expect(stopButton(page)).toBeVisible();
    await composer(page).fill("Deuxième");
    await page.getByRole("button", { name: "Envoyer" }).dblclick();
    const rows = () => transcript(page).getByRole("listitem").allInnerTexts();
    await expect.poll(async () => (await rows()).at(-1)).toMatch(/Deuxième[\s\S]*En attente/);
    expect((await rows()).at(-2)).toContain("Réponse à la première");
    expect(answering.requests).toEqual([]);
    answering.finish();
    await expect(growing(page)).toHaveCount(0);
    await expect(transcript(page).getByText("En attente")).toHaveCount(0);
    expect((await rows()).at(-2)).toContain("Réponse à la première");
    await expect(stopButton(page)).toBeVisible();
    await expect(action(page, "Réessayer")).toHaveCount(0);
  } finally {
    await answering.close();
  }
});

test("an answer leads to the profile, a draft and a change, in every window and without findings", async ({
  page,
  server,
  address,
}) => {
  const answering = await openAnswering(page, server, address);
  try {
    const ask = (content: string) => answering.store({ role: "user", content }).id;
    answering.store({
      role: "assistant",
      content: "Voici une piste.",
      replyTo: ask("Une idée ?"),
      used: ["icp_title", "icp_size", "common_objections", "tone"],
    });
    answering.store({
      role: "assistant",
      content: "Le brouillon est prêt.",
      replyTo: ask("Un e-mail"),
      draft: { id: "00000000-0000-4000-8000-000000000000", kind: "email", title: "E-mail – Directeurs" },
    });
    const proposed = answering.store({
      role: "assistant",
      content: "Je peux changer votre ton.",
      replyTo: ask("Passez au formel"),
      proposal: [{ field: "tone", before: "direct", after: "formal" }],
    });
    await expect(page.getByRole("link", { name: "Ouvrir le brouillon E-mail – Directeurs" })).toHaveAttribute(
      "href",
      "/assistant?brouillon=00000000-0000-4000-8000-000000000000",
    );
    for (const size of windows) {
      await page.setViewportSize(size);
      await expectComposerUncovered(page, "with cards");
      await expectNoHorizontalScroll(page);
      if (size.width === 320 || size.width === 1280) await expectNoFindings(page);
      for (const [name = "", label = ""] of [
        ["Votre cible", "Fonction visée"],
        ["Votre taille visée", "Taille d’entreprise visée"],
        ["Vos objections", "Objections fréquentes"],
      ]) {
        await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
        await expect(pencil(page, label)).toBeFocused();
        await expect(pencil(page, label)).toBeInViewport();
        // Where the profile is a panel, it covers the answer.
        await page.keyboard.press("Escape");
      }
    }

    await composer(page).fill("Texte gardé");
    // The second half of a double press, as late as when the field already has the focus.
    await composer(page).evaluate((field) => {
      const press = () => field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      field.addEventListener("focus", () => setTimeout(press), { once: true });
    });
    const posts = postedMessages(page);
    const acknowledged = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Oui, changer" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(transcript(page).getByText("Oui", { exact: true })).toHaveCount(1);
    expect(posts).toEqual([{ key: expect.any(String), content: "Oui", proposal: proposed.id }]);
    await expect(page.getByRole("button", { name: "Oui, changer" })).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
    await expect(composer(page)).toHaveValue("Texte gardé");
    await expect(transcript(page).locator("dd").getByText("Formel")).toBeVisible();
    const outcome = transcript(page).getByText(answers.proposal.outcomes.accepted, { exact: true });
    await expect(outcome).toHaveCount(0);
    const { message } = (await (await acknowledged).json()) as Acknowledgement;
    const reply = { role: "assistant", kind: "decision", replyTo: message.id } as const;
    answering.store({ ...reply, content: "Entendu.", decided: "accepted" });
    await expect(outcome).toBeVisible();

    await page.setViewportSize({ width: 320, height: 568 });
    answering.write(ask("Et encore"), "## Titre\n\nUn texte qui s’écrit");
    await expect(stopButton(page)).toBeVisible();
    await expectComposerUncovered(page, "while an answer is written");
    await expectNoFindings(page);
    await expectNoHorizontalScroll(page);
  } finally {
    await answering.close();
  }
});
