import { expect, test } from "vitest";
import { jsonWords, refusal, words } from "#test/assistant/model-server.ts";
import { modelRequest, withModel } from "#test/assistant/model-under-test.ts";

const jsonSchema = { type: "object", properties: { subject: { type: "string" } } };

test.each([
  ["alone", words('{"subject":', '"Bonjour\\u0000"}')],
  ["in a fenced block", words('Voici :\n```json\n{"subject": "Bonjour"}\n```\nBonne journée {}')],
  ["among words", words('Voici : {"subject": "Bonjour"}. Bonne journée !')],
])("a JSON answer %s is found", async (_name, script) => {
  const { server, model } = await withModel();
  server.next(script);
  const { value } = await model.json({ ...modelRequest(), jsonSchema });
  expect(value).toEqual({ subject: "Bonjour" });
  expect(server.received[0]?.body.response_format).toEqual({
    type: "json_schema",
    json_schema: { name: "answer", schema: jsonSchema, strict: false },
  });
  expect(server.received[0]?.body.messages[0]?.content).toContain(JSON.stringify(jsonSchema));
});

test.each([
  ["prose", words("Désolé, je ne peux pas.")],
  ["JSON without its end", words('{"subject": "Bonj')],
  ["JSON that is too deep", words("[".repeat(15_000), "]".repeat(15_000))],
])("an answer of %s is nonsense where JSON was asked for", async (_name, script) => {
  const { server, model } = await withModel();
  server.always(script);
  await expect(model.json({ ...modelRequest(), jsonSchema })).rejects.toMatchObject({ reason: "nonsense" });
});

test("a parameter that the service does not know is left out from then on", async () => {
  const { server, model, log } = await withModel();
  server.next(
    refusal(400, {}, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
    refusal(400, {}, "'response_format.type' must be 'text'"),
  );
  server.always(jsonWords({ subject: "Bonjour" }));
  for (let time = 0; time < 2; time++)
    expect((await model.json({ ...modelRequest(), jsonSchema })).value).toEqual({ subject: "Bonjour" });
  expect(server.received).toHaveLength(4);
  for (const { body } of server.received.slice(2)) {
    expect(body).toMatchObject({ max_completion_tokens: 500 });
    expect(body).not.toHaveProperty("max_tokens");
    expect(body).not.toHaveProperty("response_format");
  }
  expect(log.warn).not.toHaveBeenCalled();
});
