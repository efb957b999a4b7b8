// Run as a process of its own, so that what the invented register and provider cost is not counted for the product.
import { startCompanyRegister } from "#scripts/company-register/company-register.ts";
import { mostCompanies } from "#scripts/company-register/invented-companies.ts";
import { startEnrichmentProvider } from "#scripts/enrichment-provider/enrichment-provider.ts";

const register = await startCompanyRegister({ count: mostCompanies, perSecond: Number.POSITIVE_INFINITY });
const provider = await startEnrichmentProvider({ readyAfter: 0, credits: 10_000_000 });
process.send?.({ register: register.baseUrl, provider: { url: provider.url, apiKey: provider.key } });
process.on("disconnect", () => process.exit());
