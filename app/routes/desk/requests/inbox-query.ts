import * as v from "valibot";
import { cleanText } from "#app/contact/contact-form.ts";
import { requestStates } from "#app/contact/inbox/inbox-request.ts";

/** The query of the inbox. What is not understood shows as if it were not said. */
export const InboxQuery = v.object({
  etat: v.fallback(v.picklist([...requestStates, "all"]), "open"),
  nature: v.fallback(v.picklist(["", "message", "data"]), ""),
  suivi: v.fallback(v.picklist(["", "me", "nobody"]), ""),
  q: v.fallback(
    v.pipe(
      v.string(),
      v.maxLength(300),
      v.transform((typed) => cleanText(typed, false)),
    ),
    "",
  ),
  apres: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
});

/** The filters as they were chosen. */
export type Typed = Omit<v.InferOutput<typeof InboxQuery>, "apres">;
