import { expect, test } from "vitest";
import { startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";

test("the log contains no tokens, codes, messages, mails or addresses", async () => {
  const server = await startTestServer({
    LOG_LEVEL: "trace",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "contact@exemple.fr",
  });
  const anna = new Visitor(server);
  await anna.requestLink("anna@exemple.fr");
  await anna.post("/api/session", { token: "SecretTokenThatIsWrong" });
  await anna.post("/api/session", { email: "anna@exemple.fr", code: "987123" });
  await anna.fetch("/login?next=/assistant&secret=SecretQuery");
  await anna.fetch("/login%23access_token=SecretInAMangledLink");
  await anna.fetch("/nulle-part");
  await until(() => server.output().includes("/nulle-part"));
  for (const secret of [
    "anna@exemple.fr",
    "SecretTokenThatIsWrong",
    "987123",
    "SecretQuery",
    "SecretInAMangledLink",
  ])
    expect(server.output()).not.toContain(secret);
});
