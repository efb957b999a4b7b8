import { expect, test } from "vitest";
import { servicesFor, storeMessage } from "#test/conversation/conversations.ts";
import { openConversation } from "../../open-conversation.server.ts";
import { contactsGiven } from "./given-contacts.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };
const wanted = { emails: ["jean@exemple.fr", "autre@exemple.fr"], phones: ["0612345678", "+41446681800"] };

test("contacts are those that the client wrote, in whatever spelling, pages of messages ago", async () => {
  const services = await servicesFor(anna, bruno);
  for (const client of [anna, bruno]) await openConversation(services, client);
  await storeMessage(services, anna, "Jean@Exemple.FR ou +33 6 12 34 56 78");
  await storeMessage(services, bruno, "autre@exemple.fr, +41 44 668 18 00");
  for (let more = 0; more < 45; more++) await storeMessage(services, anna, `Bonjour ${more}`);
  expect(await contactsGiven(services.db, anna.id, wanted)).toEqual({
    emails: ["jean@exemple.fr"],
    phones: ["0612345678"],
  });
  expect(await contactsGiven(services.db, bruno.id, wanted)).toEqual({
    emails: ["autre@exemple.fr"],
    phones: ["+41446681800"],
  });
});
