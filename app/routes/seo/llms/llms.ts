import { brand } from "#app/content/brand.ts";
import { seo } from "#app/content/seo-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { Plan } from "#app/offers/plans.ts";
import { offerLine } from "./offer-line.ts";

type Options = { appUrl: string; paths: readonly string[]; plans: readonly Plan[] };

/**
 * The file for language models (llmstxt.org): facts, the offers of the catalogue, and links to the pages in `paths`
 * that app/content/seo-copy.ts describes.
 */
export function llms({ appUrl, paths, plans }: Options): string {
  const pages = seo.pages.filter(({ path }) => paths.includes(path));
  const offers = plans.map((plan) => ({
    path: "/#pricing" as const,
    title: plan.name,
    about: offerLine(plan),
  }));
  const link = ({ path, title, about }: { path: Href; title: string; about: string }) =>
    `- [${title}](${appUrl}${path}): ${about}`;
  const { company, address, email, phone } = brand;
  const contact = `${company}, ${address.street}, ${address.postalCode} ${address.city}, ${email}, ${phone.label}.`;
  return [
    `# ${brand.product}`,
    `> ${seo.summary}`,
    [...seo.facts, contact].map((fact) => `- ${fact}`).join("\n"),
    `## ${seo.headings.offers}`,
    offers.map(link).join("\n"),
    `## ${seo.headings.pages}`,
    pages.map(link).join("\n"),
    `## ${seo.headings.data}`,
    seo.data.map(link).join("\n"),
    "",
  ].join("\n\n");
}
