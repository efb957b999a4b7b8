import * as v from "valibot";
import { teamOffers } from "#app/offers/team-offers.ts";
import type { OperationResult } from "#app/operations/operations.server.ts";
import { enrichmentSettings } from "#environment/enrichment-settings.ts";
import { WrongCommand } from "../command-line.ts";
import { type Command, required } from "./command.ts";
import { describedNight } from "./night-run.ts";
import { withProduct } from "./product.ts";

/** `client show ADDRESS`. */
export const clientShow: Command = {
  usage: "client show ADDRESS",
  summary:
    "what is known of a customer: offer, cancellation, prospects, imports, the last nights, enrichment",
  options: {},
  parameters: 1,
  async run(location, [client = ""]) {
    const shown = await withProduct(location, (ask) => ask("client.show", { client }));
    const { email, id, since, prospects, imports, subscription, nights, isHeld, enrichment } = shown;
    const text = [
      `${email} (${id}), since ${since}`,
      described(subscription),
      `${prospects} prospects, ${imports} imports${isHeld ? "; the list is held" : ""}`,
      describedEnrichment(enrichment),
      ...nights.map((night) => `night of ${describedNight(night).replaceAll("\n", "\n  ")}`),
      ...(nights.length === 0 ? ["no night yet"] : []),
    ].join("\n");
    return { text, facts: shown };
  },
};

const setOptions = { offer: { type: "string" }, until: { type: "string" } } as const;

/** `client set ADDRESS`. interpretation.md D92. */
export const clientSet: Command<typeof setOptions> = {
  usage: `client set ADDRESS --offer ${teamOffers.join("|")} [--until DAY]`,
  summary: "enters what a customer has bought, through DAY (YYYY-MM-DD, in Paris); ends a cancellation",
  options: setOptions,
  parameters: 1,
  async run(location, [client = ""], { offer: given, until: day }) {
    const offer = v.safeParse(v.picklist(teamOffers), required("offer", given));
    if (!offer.success) throw new WrongCommand(`--offer: expected ${teamOffers.join(", ")}, not "${given}".`);
    const until = day === undefined ? null : dayIn("until", day);
    const set = await withProduct(location, (ask) =>
      ask("client.set", { client, offer: offer.output, until }),
    );
    return { text: `${set.email}: ${described(set.subscription)}`, facts: set };
  },
};

/** `client cancel ADDRESS`. interpretation.md D92. */
export const clientCancel: Command = {
  usage: "client cancel ADDRESS",
  summary: "cancels a customer's offer now; the prospect data go 30 days later, the account stays",
  options: {},
  parameters: 1,
  async run(location, [client = ""]) {
    const cancelled = await withProduct(location, (ask) => ask("client.cancel", { client }));
    return { text: `${cancelled.email}: ${described(cancelled.subscription)}`, facts: cancelled };
  },
};

/** `client sign-out ADDRESS`. interpretation.md D298. */
export const clientSignOut: Command = {
  usage: "client sign-out ADDRESS",
  summary: "ends all sessions of a customer, whose pages are signed out within half a minute",
  options: {},
  parameters: 1,
  async run(location, [client = ""]) {
    const signedOut = await withProduct(location, (ask) => ask("client.signOut", { client }));
    return { text: `${signedOut.email}: ${signedOut.ended} sessions ended`, facts: signedOut };
  },
};

function described(subscription: OperationResult<"client.show">["subscription"]): string {
  if (!subscription) return "no offer was entered";
  const { offer, until, cancelledAt, prospectsDeletedAt } = subscription;
  return [
    offer ?? "no offer was entered",
    ...(until ? [`through ${until}`] : []),
    ...(cancelledAt ? [`cancelled as of ${cancelledAt}, prospect data go ${prospectsDeletedAt}`] : []),
  ].join(", ");
}

/** The settings of which one turns enrichment on. */
const keysOfEnrichment = Object.values(enrichmentSettings).map(({ key }) => key);

function describedEnrichment(enrichment: OperationResult<"client.show">["enrichment"]): string {
  if (!enrichment) return `no enrichment: no key is set (${keysOfEnrichment.join(", ")})`;
  const { provider, stopped } = enrichment;
  return stopped
    ? `enrichment by ${provider} is stopped until ${stopped.until}: ${stopped.because}`
    : `enrichment by ${provider}`;
}

function dayIn(option: string, text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text);
  if (!isDay) throw new WrongCommand(`--${option}: expected a day such as 2026-12-31, not "${text}".`);
  return text;
}
