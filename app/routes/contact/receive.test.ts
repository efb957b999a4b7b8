import { expect, test } from "vitest";
import type { Caller, Services } from "~/services.server.ts";
import { receive } from "./receive.server.ts";

const written = { firstName: "A", lastName: "B", email: "a@exemple.fr", subject: "S", message: "M" };
const caller: Caller = { address: "192.0.2.7", requestId: "", nonce: null };

/** Nothing that is refused reaches a service. */
const send = (more: Record<string, unknown>) => receive({} as Services, caller, { ...written, ...more });

test.each([{ elapsed: "120" }, { elapsed: 120 }, { elapsed: "-1" }, { elapsed: "0" }])(
  "who says %j was faster than a person is refused, with what was written",
  async (hasty) => {
    expect(await send(hasty)).toMatchObject({ status: "refused", reason: "tooFast", values: written });
  },
);

test.each([{ website: "https://spam.example" }, { website: new File(["x"], "x") }, { website: ["x"] }])(
  "who fills in the hidden field is refused: %j",
  async (trapped) => {
    expect(await send(trapped)).toMatchObject({ status: "refused", reason: "trap", values: written });
  },
);

test("a hidden field that a program leaves at null is empty, and so is a time that it does not tell", async () => {
  const refused = { status: "refused", reason: "fields", problems: { message: "missing" } };
  for (const nothing of [null, undefined, ""])
    expect(await send({ website: nothing, elapsed: nothing, message: "" })).toMatchObject(refused);
});
