import { expect, test } from "vitest";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import { modelContent } from "#test/drafts/model-contents.ts";
import { mailsOf, textOf } from "./draft-text.ts";

test.each(draftKinds)("the text of a %s has all that it says, and no label", (kind) => {
  const content = modelContent(kind);
  const says = JSON.stringify(content, (_, value) => (typeof value === "number" ? "" : value)).match(
    /(?<=[:[,])"(?:[^"\\]|\\.)+"(?!:)/g,
  );
  expect(textOf(content).split("\n\n").join(" ")).toBe(
    (says ?? []).map((text) => JSON.parse(text).split("\n\n").join(" ")).join(" "),
  );
  expect(mailsOf(content)).toHaveLength(kind === "sequence" ? 3 : kind === "email" ? 1 : 0);
});
