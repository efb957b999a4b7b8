import { sourceCopy } from "#app/content/prospects/source-copy.ts";
import { fieldsFrom, licences } from "./fields-from.ts";

/** The settings that say which sources are asked; null for one that is not. */
export type SourceSettings = {
  companyRegisterUrl: string | null;
  enrichment: { provider: string } | null;
};

/** A source of prospects, as the public texts tell it. */
export type ToldSource = {
  name: string;
  link: string | null;
  publisher: string;
  fields: string[];
  licence: string;
};

/** The sources from which data come in this configuration, with what is taken from each. GDPR, article 14. */
export function toldSources({ companyRegisterUrl, enrichment }: SourceSettings): ToldSource[] {
  const { sources, fields, noLicence } = sourceCopy.told;
  const asked = new Set([
    "import",
    enrichment?.provider,
    ...(companyRegisterUrl === null ? [] : ["register"]),
  ]);
  const told = (Object.keys(sources) as (keyof typeof sources)[]).filter((origin) => asked.has(origin));
  return told.map((origin) => ({
    ...sources[origin],
    fields: fieldsFrom[origin].map((field) => fields[field]),
    licence: licences[origin] ?? noLicence,
  }));
}
