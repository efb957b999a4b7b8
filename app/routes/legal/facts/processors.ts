import { legalFacts } from "#app/content/brand.ts";
import { trust } from "#app/content/legal/trust-copy.ts";
import type { Environment } from "#environment.ts";
import { markdownTable } from "./markdown-table.ts";
import { serviceBehind } from "./service-host.ts";

/** The settings that say to whom data is given. */
export type ProcessorSettings = Pick<
  Environment,
  "smtpUrl" | "contactRelayUrl" | "assistant" | "enrichment" | "checkoutUrl" | "bookingUrl"
>;

const copy = trust.processors;

/** The table of those to whom data is given in this configuration, as Markdown. Only hosts are named. */
export function processorsTable(settings: ProcessorSettings, host = legalFacts.host): string {
  const { smtpUrl, contactRelayUrl, assistant, enrichment, checkoutUrl, bookingUrl } = settings;
  return markdownTable([
    copy.head,
    [...copy.hosting, host ? host.name : copy.undeclared],
    [...copy.mail, smtpUrl ? serviceName(smtpUrl) : copy.nobody.mail],
    [...copy.relay, contactRelayUrl ? serviceName(contactRelayUrl) : copy.nobody.relay],
    [...copy.model, assistant ? serviceName(assistant.baseUrl) : copy.nobody.model],
    [...copy.enrichment, enrichment ? serviceName(enrichment.url) : copy.nobody.enrichment],
    [...copy.checkout, serviceName(checkoutUrl)],
    [...copy.booking, serviceName(bookingUrl)],
  ]);
}

function serviceName(address: string): string {
  const service = serviceBehind(address);
  if (service.kind === "named") return `\`${service.host}\``;
  return service.kind === "own" ? copy.ownServer : copy.unnamed;
}
