import { expect, test } from "vitest";
import { mailsTo } from "../server/sent-mails.ts";
import { until } from "../until.ts";
import { email, fileOf, startWithOperator } from "./operator.ts";

test("an operator runs a morning through the running product, once for each day", async () => {
  const { server, run, facts } = await startWithOperator();
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
  const sent = () =>
    mailsTo(server.dataDir, email).filter(({ subject }) => subject.includes("liste du matin"));
  await until(() => sent().length === 1);
  expect(sent()[0]?.subject).toBe("Votre liste du matin\u00A0: 2\u00A0actions prévues");
  expect(sent()[0]?.text).toContain("Voici votre liste du mardi 10\u00A0juin.");
});
