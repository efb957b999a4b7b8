import { expect, test } from "vitest";
import { changedFields, openedField, openedIn } from "./changed-fields.ts";
import { valuesIn } from "./profile-schema.ts";

const opened = valuesIn({ icp_location: "Lyon ", value_prop: "Un\nDeux", tone: "direct" });

test("what the form shows and nobody changed is not saved over what another tab stored", () => {
  expect(changedFields(opened, opened)).toEqual({});
  const sent = {
    ...opened,
    icp_location: "Lyon",
    value_prop: "Un\r\nDeux",
    tone: "amical",
    sender_name: "Anna",
  };
  expect(changedFields(sent, opened)).toEqual({ tone: "amical", sender_name: "Anna" });
  expect(changedFields({ ...opened, icp_location: "" }, opened)).toEqual({ icp_location: "" });
});

test("a form that does not say what it was opened with is saved whole", () => {
  for (const form of [{}, { [openedField]: "{" }, { [openedField]: 1 }]) expect(openedIn(form)).toBeNull();
  expect(changedFields(opened, null)).toEqual(opened);
  expect(openedIn({ [openedField]: JSON.stringify(opened) })).toEqual(opened);
});
