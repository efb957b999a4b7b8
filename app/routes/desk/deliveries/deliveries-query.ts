import * as v from "valibot";
import { itemKinds } from "#app/content/desk/deliveries-copy.ts";

/** The states of items of the outbox, as the filters know them. */
export const shownStates = ["waiting", "retrying", "failed"] as const;

/** The query of the deliveries. What is not understood shows as if it were not said. */
export const DeliveriesQuery = v.object({
  etat: v.fallback(v.picklist(["", ...shownStates]), ""),
  nature: v.fallback(v.picklist(["", ...Object.keys(itemKinds)]), ""),
  apres: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
  webhooks: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(60))), null),
});

/** The filters as they were chosen. */
export type Typed = Pick<v.InferOutput<typeof DeliveriesQuery>, "etat" | "nature">;
