import { userInfo } from "node:os";
import { expect, test } from "vitest";
import { mailsTo } from "../server/sent-mails.ts";
import { until } from "../until.ts";
import { email, fileOf, startWithOperator } from "./operator.ts";

test("an operator runs a morning once for each day, deals with what cannot be delivered, and exports requests and the log", async () => {
  // Nobody listens there.
  const { anna, server, run, facts } = await startWithOperator({ CONTACT_RELAY_URL: "http://127.0.0.1:9/" });
  const fields = {
    firstName: "=Anna",
    lastName: "B",
    email,
    subject: "Une démo",
    message: "Bonjour\nà vous",
  };
  await anna.fetch("/contact", { method: "POST", body: new URLSearchParams(fields) });
  expect((await run("prospects", "import", fileOf(2), "--client", email)).code).toBe(0);
  // Far ahead, so that no other morning is meant; what is imported today is due by then.
  const at = (time: string, day = "2031-06-10") => facts("morning", "run", "--at", `${day}T${time}+02:00`);
  expect(await at("06:59:59")).toMatchObject({ code: 0, day: null, mails: 0 });
  // Lists are delivered from seven until six in the evening, the mail leaves between half past seven and ten.
  expect(await at("07:29:59")).toMatchObject({ day: "2031-06-10", mails: 0 });
  expect(await at("10:00")).toMatchObject({ day: "2031-06-10", mails: 0 });
  expect(await at("18:00")).toMatchObject({ day: null, mails: 0 });
  expect(await at("08:00", "2031-07-14")).toMatchObject({ day: null, mails: 0 });
  expect(await at("07:30")).toMatchObject({ code: 0, day: "2031-06-10", mails: 1 });
  expect(await at("09:59:59")).toMatchObject({ day: "2031-06-10", mails: 0 });
  // On a working morning the product sends a mail of today too.
  const sent = () =>
    mailsTo(server.dataDir, email).filter(({ text }) =>
      text.includes("Voici votre liste du mardi 10\u00A0juin."),
    );
  await until(() => sent().length === 1);
  expect(sent()[0]?.subject).toBe("Votre liste du matin\u00A0: 2\u00A0actions prévues");

  const listed = (await run("outbox", "list")).output;
  const [id = ""] = listed.split(" ");
  expect(listed).toMatch(/^[0-9a-f-]{36} {2}contact, retrying, since [^\n]+: \d+ attempts, due [^\n]+\n$/);
  expect(await facts("outbox", "drop", id)).toMatchObject({ code: 0, id, kind: "contact" });
  const csv = (await run("contacts", "export")).output;
  expect(csv).toMatch(/^\uFEFFreference;id;createdAt;/);
  expect(csv).toContain(`;"'=Anna";B;${email};;"Une démo";"Bonjour\nà vous"`);

  const { entries } = (await facts("audit", "export")) as { entries: Record<string, unknown>[] };
  const user = userInfo().username;
  expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([`ops:${user}`, "client"]));
  expect(entries.map(({ action }) => action).reverse()).toEqual([
    ...["session.started", "device.added", "prospects.imported"],
    ...Array.from({ length: 7 }, () => "morning.run"),
    ...["outbox.dropped", "requests.exported", "audit.exported"],
  ]);
  expect(entries.at(-1)).toMatchObject({ clientEmail: email, address: null });
});
