import type { LegalSettings } from "#app/routes/legal/facts/facts.server.ts";

/** The settings that legal texts tell about: those of a site on one machine without other services, changed by `changes`. */
export function legalSettings(changes: Partial<LegalSettings> = {}): LegalSettings {
  return {
    pricingVariant: "table",
    isHttps: true,
    databaseUrl: null,
    smtpUrl: null,
    contactRelayUrl: null,
    assistant: null,
    companyRegisterUrl: "https://register.example",
    enrichment: null,
    checkoutUrl: "https://checkout.example/starter",
    bookingUrl: "https://calendar.example/30min",
    ...changes,
  };
}
