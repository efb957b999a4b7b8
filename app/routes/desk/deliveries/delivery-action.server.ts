import * as v from "valibot";
import type { deliveriesCopy } from "#app/content/desk/deliveries-copy.ts";
import {
  type DeliveryTarget,
  dropAsOperator,
  retryAsOperator,
} from "#app/operators/deliveries/act-on-delivery.server.ts";
import type { Desk } from "#app/operators/desk/desk.server.ts";
import type { Services } from "#app/services.server.ts";

/** What the page shows of what was done. */
export type DeliveryResult =
  | { kind: "done"; what: keyof typeof deliveriesCopy.done }
  | { kind: "problem"; problem: keyof typeof deliveriesCopy.problems };

const id = v.pipe(v.string(), v.uuid());

/** `client` names whose webhook it is; an item of the outbox has none. */
const Form = v.object({
  intent: v.picklist(["retry", "drop"]),
  id,
  client: v.optional(v.pipe(v.string(), v.maxLength(300), v.excludes("\0")), ""),
});

/** Tries a delivery again or gives it up, as a form of the page asks. */
export async function actOnDelivery(
  services: Pick<Services, "db" | "outbox" | "webhooks">,
  desk: Desk,
  fields: Record<string, FormDataEntryValue>,
): Promise<DeliveryResult> {
  const form = v.safeParse(Form, fields);
  if (!form.success) return { kind: "problem", problem: "malformed" };
  const { intent, client } = form.output;
  const target: DeliveryTarget =
    client === ""
      ? { kind: "item", id: form.output.id }
      : { kind: "webhook", clientId: client, id: form.output.id };
  if (intent === "drop")
    return (await dropAsOperator(services, desk, target))
      ? { kind: "done", what: "dropped" }
      : { kind: "problem", problem: "missing" };
  const retried = await retryAsOperator(services, desk, target);
  return retried === "retried" ? { kind: "done", what: "retried" } : { kind: "problem", problem: retried };
}
