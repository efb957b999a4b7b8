import { expect, test } from "vitest";
import { pendingAnswers } from "#db/schema.ts";
import { afterOnboarding, expireLeases, follow, secondNode, shown } from "#test/conversation/answering.ts";
import { until } from "#test/until.ts";
import { takeOverOnce } from "./claim/take-over-answers.server.ts";

test("an answer appears as it is written, in every stream and node, and becomes one message", async () => {
  const { services, model, anna, send, spoken } = await afterOnboarding();
  const other = await secondNode(services);
  const [here, there] = [await follow(services, anna, 0), await follow(other, anna, 0)];
  const question = await send("Bonjour");
  expect(await here.message()).toMatchObject({ id: question.id });
  expect(await there.message()).toMatchObject({ id: question.id });

  const { say, end } = await model.next();
  say("Le ");
  for (const reader of [here, there]) expect(await reader.until((parts) => shown(parts) !== "")).toBe("Le ");
  say("soleil 🌅 ");
  const late = await follow(other, anna, 1);
  for (const reader of [here, there, late])
    expect(await reader.until((parts) => shown(parts).endsWith("🌅 "))).toBe("Le soleil 🌅 ");
  expect(late.parts[0]).toMatchObject({ replyTo: question.id, attempt: 1, from: 0 });
  say("au matin.");
  end();
  for (const reader of [here, there, late]) {
    expect(await reader.message()).toMatchObject({
      seq: 2,
      role: "assistant",
      content: "Le soleil 🌅 au matin.",
      replyTo: question.id,
    });
    await reader.close();
  }
  expect(await spoken()).toEqual(["user: Bonjour", "assistant: Le soleil 🌅 au matin."]);
  expect(await services.db.asOwner.select().from(pendingAnswers)).toEqual([]);
  await other.live.close();
});

test("what is typed meanwhile waits, and is answered in order, one at a time", async () => {
  const { services, model, send, spoken } = await afterOnboarding();
  const other = await secondNode(services);
  await send("Un");
  const first = await model.next();
  await send("Deux", other);
  await send("Trois");
  expect(model.count()).toBe(1);
  first.say("Réponse à un");
  first.end();
  for (const name of ["deux", "trois"]) {
    const next = await model.next();
    next.say(`Réponse à ${name}`);
    next.end();
  }
  await expect
    .poll(spoken)
    .toEqual([
      "user: Un",
      "user: Deux",
      "user: Trois",
      "assistant: Réponse à un",
      "assistant: Réponse à deux",
      "assistant: Réponse à trois",
    ]);
  await other.live.close();
});

test("another worker takes over from one that died, and replaces what was shown", async () => {
  const { services, model, anna, send, spoken } = await afterOnboarding();
  const reader = await follow(services, anna, 0);
  await send("Bonjour");
  const dead = await model.next();
  dead.say("La réponse que personne ne finit");
  await reader.until((parts) => shown(parts) !== "");

  await takeOverOnce(services);
  expect(model.count()).toBe(1);
  // Until it happens, since the first worker may renew its lease between these two.
  await until(async () => {
    await expireLeases(services, "past", 1);
    await takeOverOnce(services);
    return model.count() > 1;
  });
  const second = await model.next();
  second.say("La réponse. Bonjour à vous. ");
  // As far as the guard lets it.
  const again = await reader.until((parts) => parts.at(-1)?.attempt === 2 && shown(parts) !== "");
  expect("La réponse. Bonjour à vous. ".startsWith(again)).toBe(true);
  // The first worker is alive after all, and finds that its claim is lost.
  dead.say(" jamais.");
  await expect.poll(() => dead.request.signal.aborted).toBe(true);
  second.end();
  await expect.poll(spoken).toEqual(["user: Bonjour", "assistant: La réponse. Bonjour à vous."]);
  await reader.close();
});

test("a process that ends lets another one write the answer at once", async () => {
  const { services, model, anna, send, spoken } = await afterOnboarding();
  const other = await secondNode(services);
  await send("Bonjour", other);
  const first = await model.next();
  first.say("Le début");
  await other.live.close();
  expect(first.request.signal.aborted).toBe(true);

  await takeOverOnce(services);
  const second = await model.next();
  second.say("La réponse");
  second.end();
  await expect.poll(spoken).toEqual(["user: Bonjour", "assistant: La réponse"]);
  expect(anna.user.id).toBe("anna");
});
