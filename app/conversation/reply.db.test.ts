import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { conversation as copy } from "#app/content/signed-in/conversation-copy.ts";
import { createLog } from "#http/log.server.ts";
import { servicesFor, wholeConversation } from "#test/conversation/conversations.ts";
import {
  allowReplies,
  append,
  refuseReplies,
  storedMessages,
  storedProfile,
  transcript,
} from "#test/conversation/stored-conversation.ts";
import { openConversation } from "./open-conversation.server.ts";
import { replyToAllOwed, replyToOwed } from "./reply.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

test("a reply that the database refuses stays owed, fails no visit, and is made once the database recovers", async () => {
  const services = await servicesFor(anna, bruno);
  await openConversation(services, anna);
  await refuseReplies(services);
  await append(services, anna, "Pômmy");
  await append(services, anna, "Logiciels");

  const failed: string[] = [];
  services.live.subscribe({
    clientId: anna.id,
    sessionId: "s",
    onEvent: (event) => event.kind === "reply-failed" && failed.push(event.replyTo),
  });
  await openConversation(services, anna);
  expect(await transcript(services, anna)).toEqual([copy.questions.company_name(), "Pômmy", "Logiciels"]);
  const owed = (await storedMessages(services, anna)).filter(({ role }) => role === "user");
  await expect.poll(() => failed).toEqual(owed.map(({ id }) => id));

  await allowReplies(services);
  await openConversation(services, anna);
  expect(await transcript(services, anna)).toEqual([
    copy.questions.company_name(),
    "Pômmy",
    "Logiciels",
    copy.questions.industry("Pômmy"),
    copy.questions.icp(),
  ]);
});

test("a failed reply is logged without the content of messages", async () => {
  const services = await servicesFor(anna, bruno);
  const lines: string[] = [];
  services.log = createLog({ logLevel: "warn" }, { write: (line) => void lines.push(line) });
  await refuseReplies(services);
  await append(services, anna, "parole-secrète");
  await replyToOwed(services, anna.id);

  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("refused by the test");
  expect(lines[0]).not.toContain("parole-secrète");
});

test("when the profile cannot be saved, the reply says so, and the next answer retries", async () => {
  const services = await servicesFor(anna, bruno);
  for (const answer of ["Pômmy", "Logiciels", "Acheteur, PME", "Du temps", "direct", "rdv"])
    await append(services, anna, answer);
  await replyToOwed(services, anna.id);
  await services.db.asOwner.execute(sql`alter table client_profile add constraint refused check (false)`);

  await append(services, anna, "https://agenda.example/pommy");
  await replyToOwed(services, anna.id);
  expect((await transcript(services, anna)).at(-1)).toBe(
    "Une erreur s'est produite lors de la création de votre profil. Veuillez réessayer.",
  );
  expect((await wholeConversation(services, anna.id)).step).toBe("calendly_url");
  expect(await storedProfile(services, anna)).toBeUndefined();

  await services.db.asOwner.execute(sql`alter table client_profile drop constraint refused`);
  await append(services, anna, "non");
  await replyToOwed(services, anna.id);
  expect((await transcript(services, anna)).at(-1)).toBe(copy.confirmation("Pômmy"));
  expect(await storedProfile(services, anna)).toMatchObject({
    companyName: "Pômmy",
    icpTitle: "Acheteur",
    icpSize: "pme",
    calendlyUrl: null,
  });
});

test("after a start every client who is owed replies gets them once", async () => {
  const services = await servicesFor(anna, bruno);
  for (const client of [anna, bruno]) {
    await append(services, client, "Un");
    await append(services, client, "Deux");
  }
  await Promise.all([replyToAllOwed(services), replyToAllOwed(services)]);
  for (const client of [anna, bruno])
    expect((await storedMessages(services, client)).map(({ asksStep }) => asksStep)).toEqual([
      "company_name",
      null,
      null,
      "industry",
      "icp",
    ]);
});
