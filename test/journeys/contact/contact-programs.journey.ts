import { referencePattern } from "#app/contact/reference.ts";
import { contact as copy } from "#app/content/public/contact-copy.ts";
import { Visitor } from "../../server/visitor.ts";
import { expect } from "../journey.ts";
import { receivedFrom, test } from "./contact-view.ts";

test("a program gets JSON with the fields to correct", async ({ server, relay, address }) => {
  const visitor = new Visitor(server);
  const post = (fields: Record<string, string>) =>
    visitor.fetch("/contact", {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
    });
  const refused = await post({ firstName: "A" });
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { error: { code: "invalid_fields", fields: { email: copy.problems.email } } },
  ]);
  const fields = {
    firstName: "A",
    lastName: "B",
    email: address,
    subject: "S\r\nBcc: x@y.fr",
    message: "<b>M</b>",
  };
  const sent = await post(fields);
  const accepted = { status: "sent", reference: expect.stringMatching(referencePattern) };
  const answer = await sent.json();
  expect([sent.status, answer]).toEqual([200, accepted]);
  expect(await (await post(fields)).json()).toEqual(answer);
  expect(receivedFrom(relay, address)[0]?.body).toMatchObject({
    subject: "Contact Form: S Bcc: x@y.fr",
    message: "<b>M</b>",
  });
  relay.become(500);
  expect((await post({ ...fields, message: "autre" })).status).toBe(503);
});
