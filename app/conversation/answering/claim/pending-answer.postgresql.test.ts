import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { afterOnboarding } from "#test/conversation/answering.ts";
import { pendingAnswer } from "./pending-answer.server.ts";

test("a lease that began while a transaction waited is not taken over in it", async () => {
  const { services, model, anna, send } = await afterOnboarding();
  await services.db.asClient(anna.user.id, async (tx) => {
    await tx.execute(sql`select now()`);
    await send("Bonjour");
    await model.next();
    expect(await pendingAnswer(tx, anna.user.id)).toMatchObject({ isHeld: true });
  });
});
