import { brand } from "~/content/brand.ts";
import { found } from "~/content/found.ts";

/** The file for language models (llmstxt.org): a description, and links to those of the known pages that exist. */
export function llms(appUrl: string, paths: readonly string[]): string {
  const pages = found.pages.filter(({ path }) => paths.includes(path));
  const link = ({ path, title, about }: { path: string; title: string; about: string }) =>
    `- [${title}](${appUrl}${path}): ${about}`;
  const { company, address, email, phone } = brand;
  const contact = `${company}, ${address.street}, ${address.postalCode} ${address.city}, ${email}, ${phone.label}.`;
  return [
    `# ${brand.product}`,
    `> ${found.summary}`,
    [...found.facts, contact].map((fact) => `- ${fact}`).join("\n"),
    `## ${found.headings.pages}`,
    pages.map(link).join("\n"),
    `## ${found.headings.data}`,
    found.data.map(link).join("\n"),
    "",
  ].join("\n\n");
}
