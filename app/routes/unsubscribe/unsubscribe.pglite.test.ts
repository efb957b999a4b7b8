import { expect, test } from "vitest";
import { unsubscribeUrl } from "#app/accounts/mail-switches.server.ts";
import { unsubscribeCopy } from "#app/content/mails/morning-mail-copy.ts";
import { account } from "#app/content/signed-in/account-copy.ts";
import { startFileServer } from "#test/server/server-under-test.ts";
import { Visitor } from "#test/server/visitor.ts";

const copy = { ...unsubscribeCopy, ...unsubscribeCopy.mails.morning };
const [secret, former] = ["s".repeat(48), "f".repeat(48)];
const server = startFileServer({ AUTH_SECRET: secret, AUTH_SECRET_PREVIOUS: former });
const oneClick = { "List-Unsubscribe": "One-Click" };

const textOf = (html: string) => html.replace(/<[^>]*>/g, "");

/** A signed-in client, what /compte says, and the address in their mails. */
async function client() {
  const visitor = new Visitor(server());
  await visitor.signIn(`${crypto.randomUUID()}@exemple.fr`);
  const { user } = await (await visitor.fetch("/api/session")).json();
  const says = async () => {
    const page = await (await visitor.fetch("/compte")).text();
    const said = textOf(page);
    return [account.morningMail.isOn, account.morningMail.isOff].filter((text) => said.includes(text));
  };
  const url = (authSecret = secret, id = user.id) =>
    unsubscribeUrl({ appUrl: server().url, authSecret }, id, "morning");
  return { visitor, says, url, id: user.id as string };
}

/** Sends what a mail service sends: no cookie, and the Origin of whoever made it. */
const post = (url: string, fields: Record<string, string> = oneClick, headers: Record<string, string> = {}) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });

test("a mail service unsubscribes by one POST, of either form and from anywhere; opening the link changes nothing", async () => {
  const { says, url } = await client();
  expect(await says()).toEqual([account.morningMail.isOn]);
  for (const method of ["GET", "HEAD"]) expect((await fetch(url(), { method })).status).toBe(200);
  expect(textOf(await (await fetch(url())).text())).toContain(copy.button);
  expect(await says()).toEqual([account.morningMail.isOn]);

  const answer = await post(url(), oneClick, {
    Origin: "https://mail.example",
    "Sec-Fetch-Site": "cross-site",
  });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(textOf(await answer.text())).toContain(copy.done);
  expect(await says()).toEqual([account.morningMail.isOff]);

  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  expect((await fetch(url(), { method: "POST", body: form })).status).toBe(200);
});

test("who has unsubscribed gets it again from their account, by a form that needs no script", async () => {
  const { visitor, says, url } = await client();
  await post(url());
  const submit = (intent: string) =>
    visitor.fetch("/compte", { method: "POST", body: new URLSearchParams({ intent }) });
  expect((await submit("mail-on")).status).toBe(200);
  expect(await says()).toEqual([account.morningMail.isOn]);
  expect((await submit("mail-off")).status).toBe(200);
  expect(await says()).toEqual([account.morningMail.isOff]);
});

test("a token of the secret before is accepted, and no other one: nothing changes for anybody", async () => {
  const { says, url, id } = await client();
  const other = await client();
  const forged = [
    url("x".repeat(48)),
    url(secret, `${id}x`).replace(`${id}x`, id),
    other.url().replace(other.id, id),
    `${server().url}/desabonnement`,
    `${server().url}/desabonnement?jeton=`,
    `${server().url}/desabonnement?jeton=${id}`,
    `${server().url}/desabonnement?jeton=.${"@".repeat(2_000)}`,
  ];
  for (const each of forged) {
    expect([each, (await post(each)).status]).toEqual([each, 400]);
    expect((await fetch(each)).status).toBe(400);
  }
  // A program that posts to whatever it finds does not say so.
  expect((await post(url(), {})).status).toBe(400);
  expect((await post(url(), { "List-Unsubscribe": "One" })).status).toBe(400);
  expect(await says()).toEqual([account.morningMail.isOn]);
  expect((await post(url(former))).status).toBe(200);
  expect(await says()).toEqual([account.morningMail.isOff]);
  expect(await other.says()).toEqual([account.morningMail.isOn]);
});

test("no other address is open to foreign origins, and the token is in no log", async () => {
  const { url } = await client();
  for (const path of ["/desabonnement/", "/desabonnement.data", "/compte", "/desabonnement/x"]) {
    const foreign = await post(`${server().url}${path}`, oneClick, { Origin: "https://mail.example" });
    expect([path, foreign.status]).toEqual([path, 403]);
  }
  await post(url());
  expect(server().output()).not.toContain(new URL(url()).searchParams.get("jeton"));
});

test("the link of the report of a month switches that one off, and not the mail of the morning", async () => {
  const { says, id } = await client();
  const url = unsubscribeUrl({ appUrl: server().url, authSecret: secret }, id, "report");
  expect(textOf(await (await fetch(url)).text())).toContain(unsubscribeCopy.mails.report.button);
  expect((await post(url)).status).toBe(200);
  expect(await says(), "that of the morning").toEqual([account.morningMail.isOn]);
});
