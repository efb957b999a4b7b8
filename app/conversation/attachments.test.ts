import { expect, test } from "vitest";
import { parseAttachments } from "./attachments.ts";

const proposal = [{ field: "tone", before: "Direct", after: "Premium" }];
const offer = { kind: "email", key: "00000000-0000-4000-8000-00000000000a" };

test("stored attachments are read as the protocol describes them", () => {
  expect(parseAttachments({ used: ["tone"], proposal, offer })).toEqual({ used: ["tone"], proposal, offer });
  for (const none of [null, undefined, {}, [], "used", 1]) expect(parseAttachments(none)).toEqual({});
});

test("what is not of that shape is left out, and costs its message nothing else", () => {
  expect(parseAttachments({ used: ["a former field"], proposal, other: true })).toEqual({ proposal });
  expect(parseAttachments({ used: ["tone"], proposal: [{ field: "tone" }], draft: "x" })).toEqual({
    used: ["tone"],
  });
  expect(parseAttachments({ offer: { kind: "poem", key: "no key" }, draft: null })).toEqual({});
});
