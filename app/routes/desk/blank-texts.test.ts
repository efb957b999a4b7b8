import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { actOnClient } from "./client/act-on-client.server.ts";
import { actOnRequest } from "./request/request-action.server.ts";

test.each(["", " \n ", "\0", "\u200B\u202E", "\u2066\u2069 "])(
  "a reply or a reason without a visible character (%j) is none, and nothing is asked of the database",
  async (text) => {
    const nothing = {} as never;
    const reply = { intent: "reply", version: "1", key: randomUUID(), text };
    expect(await actOnRequest(nothing, nothing, randomUUID(), reply)).toMatchObject({
      ...{ kind: "problem", problem: "emptyReply", of: "reply" },
    });
    const held = await actOnClient(nothing, nothing, "anna", { intent: "hold", reason: text });
    expect(held).toMatchObject({ status: 422, result: { field: "reason" } });
  },
);
