import * as v from "valibot";
import { bounded, ContactFields } from "./contact-form.ts";

/** What a person may ask about the data that the lists contain: GDPR, articles 21, 15, 16 and 17. */
export const dataRights = ["oppose", "access", "rectify", "erase"] as const;

export type DataRight = (typeof dataRights)[number];

/**
 * The form of /vos-donnees: the fields of the contact form, with the chosen right as the subject and an optional
 * message.
 */
export const DataRequestFields = v.object({
  ...ContactFields.entries,
  subject: v.picklist(dataRights, "missing"),
  message: bounded("message"),
});
