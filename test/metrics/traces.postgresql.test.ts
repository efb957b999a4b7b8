import { expect, test } from "vitest";
import { startModelServer } from "../assistant/model-server.ts";
import { startRelay } from "../contact/fake-relay.ts";
import { startSmtp } from "../outbox/fake-smtp-server.ts";
import { codeIn, tokenIn } from "../server/sent-mails.ts";
import { startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";
import { attributeOf, startTraceReceiver } from "./trace-receiver.ts";

const traceId = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

test("what a request does is traced to its last statement, and nothing that anybody wrote is in it", async () => {
  const [receiver, model, relay, smtp] = await Promise.all([
    startTraceReceiver(),
    startModelServer(),
    startRelay(),
    startSmtp(),
  ]);
  const server = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    TRUST_PROXY: "127.0.0.1 ::1",
    SMTP_URL: smtp.url,
    CONTACT_RELAY_URL: relay.url,
    ASSISTANT_BASE_URL: model.baseUrl,
    ASSISTANT_API_KEY: "key-of-the-model",
    ASSISTANT_MODEL: "scripted",
  });
  const anna = new Visitor(server);
  await anna.requestLink("anna@exemple.fr");
  await until(() => smtp.received.length === 1);
  const mail = smtp.received[0]?.mail.text ?? "";
  expect((await anna.post("/api/session", { token: tokenIn(mail) })).status).toBe(204);
  await anna.onboard();
  model.always({ pieces: ["Réponse-du-modèle."] });
  const { length } = await anna.conversation();
  const sent = await anna.fetch("/api/messages", {
    method: "POST",
    headers: { "Content-Type": "application/json", traceparent },
    body: JSON.stringify({ key: crypto.randomUUID(), content: "parole-secrète de qui ?" }),
  });
  expect(sent.status).toBe(201);
  await anna.messagesAfter(length + 1, 1);
  const form = {
    ...{ firstName: "Prénom-secret", lastName: "Nom-secret", email: "contact-secret@exemple.fr" },
    ...{ company: "Société-secrète", subject: "demo", message: "Message-secret pour vous tous." },
  };
  await anna.fetch("/contact", { method: "POST", body: new URLSearchParams(form) });
  await until(() => relay.received.length === 1);

  const named = (name: string) => receiver.spans().filter((span) => span.name === name);
  for (const name of ["model", "form relay", "send mail", "deliver sign-in", "POST /contact"])
    await expect.poll(() => named(name).length, { message: name }).toBeGreaterThan(0);
  const inTrace = () => receiver.spans().filter((span) => span.traceId === traceId);
  for (const name of ["model", "POST /api/messages", "transaction of a client"])
    await expect.poll(() => inTrace().map((span) => span.name), { message: name }).toContain(name);
  const [request] = inTrace().filter(({ kind }) => kind === 2);
  expect(request).toMatchObject({ name: "POST /api/messages", parentSpanId: "b7ad6b7169203331" });
  expect(request && attributeOf(request, "http.response.status_code")).toBe("201");
  expect(request && attributeOf(request, "matinal.request_id")).toBe(sent.headers.get("x-request-id"));
  const parts = inTrace();
  const transaction = parts.find(({ name }) => name === "transaction of a client");
  expect(transaction?.parentSpanId).toBe(request?.spanId);
  const statements = parts.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(["select", "insert", "update"]));
  expect(receiver.resources()).toContainEqual({ key: "service.name", value: { stringValue: "matinal" } });

  // As a whole: six digits stand in some moment in nanoseconds or some random id.
  for (const secret of [
    ...["anna", "exemple.fr", "parole-secrète", "Réponse-du-modèle", "key-of-the-model", "Pômmy"],
    ...[tokenIn(mail), codeIn(mail), ...anna.cookies.values(), ...Object.values(form)].filter(
      (each) => each.length > 4,
    ),
  ])
    expect(receiver.text()).not.toMatch(
      new RegExp(`(?<![0-9a-f])${secret.replace(/[^\p{L}\p{N}]/gu, "\\$&")}(?![0-9a-f])`),
    );

  // A receiver that refuses is told of once, and holds up nobody; what the last requests did leaves with the process.
  receiver.become(400);
  const refusals = receiver.refusals();
  await until(async () => {
    expect((await anna.fetch("/api/session")).status).toBe(200);
    return receiver.refusals() >= refusals + 2;
  });
  receiver.become(200);
  const before = named("GET /api/messages").length;
  expect((await anna.fetch("/api/messages?limit=1")).status).toBe(200);
  expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
  expect(named("GET /api/messages").length).toBeGreaterThan(before);
  expect(server.output().match(/"traces are not accepted"/g)).toHaveLength(1);
});
