import { beforeEach, expect, test, vi } from "vitest";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import type { Services } from "#app/services.server.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { contactRequests } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { delivered } from "#test/contact/contact-fixtures.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { askSupport, pageIn } from "./support-request.server.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

async function customer(services: Services, email: string) {
  const { user } = await signInByMail(services, email);
  await openConversation(services, user);
  return user;
}

const plain = { message: "Bonjour\nLa liste est vide.", page: null, browser: null, formKey: null };
const requests = (services: Services) => services.db.asOwner.select().from(contactRequests);

test("a message carries who writes and the offer, and the state of the page only if that is wanted", async () => {
  const services = await createTestServices();
  const anna = await customer(services, "anna@exemple.fr");
  expect(await askSupport(services, anna, plain)).toEqual(delivered);
  expect(await requests(services)).toMatchObject([
    {
      ...{ email: "anna@exemple.fr", firstName: "Client", lastName: "", company: "", dataRight: null },
      ...{ subject: "Support (sans offre)\u00A0: Bonjour", message: plain.message },
    },
  ]);

  const profile = { senderName: "Anna Le Goff", companyName: "Vauclair" };
  await services.db.asClient(anna.id, (tx) => saveProfile(tx, anna.id, profile));
  await setOffer(services, await teamIdOf(services, anna.id), { offer: "growth", until: null, by: "ops" });
  const told = { ...plain, page: "/liste?vue=due", browser: "Firefox sur Windows" };
  expect(await askSupport(services, anna, told)).toEqual(delivered);
  const found = (await requests(services)).find(({ company }) => company === "Vauclair");
  expect(found).toMatchObject({ firstName: "Anna", lastName: "Le Goff" });
  expect(found?.subject).toBe("Support (Growth)\u00A0: Bonjour");
  expect(found?.message).toMatch(/Page.: \/liste\?vue=due\nNavigateur.: Firefox sur Windows\nHeure.: /);
});

test("what is sent twice from one form is one request, and the limit is the account's own", async () => {
  const services = await createTestServices();
  const [anna, bruno] = [
    await customer(services, "anna@exemple.fr"),
    await customer(services, "bruno@exemple.fr"),
  ];
  const formKey = crypto.randomUUID();
  const once = await askSupport(services, anna, { ...plain, formKey });
  expect(await askSupport(services, anna, { ...plain, formKey })).toEqual(once);
  expect(await requests(services)).toHaveLength(1);
  for (let number = 2; number <= 10; number++)
    expect(await askSupport(services, anna, { ...plain, message: `Message ${number}` })).toEqual(delivered);
  expect(await askSupport(services, anna, { ...plain, message: "Un de trop" })).toMatchObject({
    outcome: "limited",
  });
  expect(await askSupport(services, bruno, plain)).toEqual(delivered);
});

test("only a path of the product is a page", () => {
  expect(pageIn("/liste/3b2f?q=a%20b")).toBe("/liste/3b2f?q=a%20b");
  for (const other of [
    "//evil.example",
    "https://evil.example",
    "/a b",
    "/<b>",
    "/a\nb",
    `/${"a".repeat(300)}`,
    null,
    ["/"],
  ])
    expect(pageIn(other)).toBeNull();
});
