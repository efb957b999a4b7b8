/** A node of schema.org in JSON-LD. */
type Node = Record<string, unknown>;

/** The properties that search engines require, and others that schema.org defines, for the types that the pages use. */
const vocabulary: Record<string, { required: string[]; optional: string[] }> = {
  Organization: {
    required: ["name"],
    optional: [
      "legalName",
      "url",
      "logo",
      "email",
      "telephone",
      "address",
      "sameAs",
      "foundingDate",
      "contactPoint",
    ],
  },
  PostalAddress: {
    required: ["streetAddress", "postalCode", "addressLocality", "addressCountry"],
    optional: [],
  },
  ContactPoint: { required: ["telephone"], optional: ["email", "contactType", "hoursAvailable"] },
  OpeningHoursSpecification: { required: ["dayOfWeek", "opens", "closes"], optional: [] },
  WebSite: { required: ["name", "url"], optional: ["description", "inLanguage", "publisher"] },
  Offer: {
    required: ["name", "price", "priceCurrency", "url"],
    optional: ["description", "priceSpecification", "potentialAction", "offeredBy", "itemOffered"],
  },
  UnitPriceSpecification: {
    required: ["price", "priceCurrency", "unitCode", "valueAddedTaxIncluded"],
    optional: [],
  },
  Action: { required: ["name", "target"], optional: [] },
  FAQPage: { required: ["mainEntity"], optional: ["inLanguage", "name", "description", "url"] },
  Question: { required: ["name", "acceptedAnswer"], optional: [] },
  Answer: { required: ["text"], optional: [] },
  BlogPosting: {
    required: ["headline", "image", "datePublished", "author", "publisher"],
    optional: [
      "description",
      "dateModified",
      "articleSection",
      "timeRequired",
      "creativeWorkStatus",
      "inLanguage",
      "mainEntityOfPage",
    ],
  },
  BreadcrumbList: { required: ["itemListElement"], optional: [] },
  ListItem: { required: ["position", "name", "item"], optional: [] },
  ImageObject: { required: ["url"], optional: [] },
};

const page = {
  required: ["name", "description", "inLanguage"],
  optional: [
    "headline",
    "url",
    "datePublished",
    "publisher",
    "mainEntity",
    "primaryImageOfPage",
    "breadcrumb",
  ],
};
for (const type of ["WebPage", "AboutPage", "ContactPage", "CollectionPage"]) vocabulary[type] = page;

/** The format of properties that have one. */
const formats: Record<string, RegExp> = {
  url: /^https?:\/\/[^/]+/,
  item: /^https?:\/\/[^/]+\//,
  image: /^https?:\/\/[^/]+\//,
  mainEntityOfPage: /^https?:\/\/[^/]+\//,
  target: /^https?:\/\/[^/]+\//,
  datePublished: /^\d{4}-\d\d-\d\d(?:T.+)?$/,
  foundingDate: /^\d{4}(?:-\d\d-\d\d)?$/,
  timeRequired: /^PT\d+M$/,
  priceCurrency: /^EUR$/,
  unitCode: /^(?:MON|ANN)$/,
  addressCountry: /^FR$/,
  inLanguage: /^fr$/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  dayOfWeek: /^(?:Mon|Tues|Wednes|Thurs|Fri)day$/,
};

/** The problems that a schema validator finds in a block of structured data, one line each. */
export function schemaFindings(block: Node): string[] {
  const nodes = (block["@graph"] as Node[] | undefined) ?? [block];
  const named = new Set(nodes.map((node) => node["@id"]));
  const context = block["@context"] === "https://schema.org" ? [] : ["no context"];
  return [...context, ...nodes.flatMap((node) => findingsOf(node, String(node["@type"]), named))];
}

function findingsOf(node: Node, path: string, named: ReadonlySet<unknown>): string[] {
  const properties = Object.keys(node).filter((key) => !key.startsWith("@"));
  if (node["@type"] === undefined && properties.length === 0)
    return named.has(node["@id"]) ? [] : [`${path} leads to ${node["@id"]}, which is not here`];
  const type = vocabulary[String(node["@type"])];
  if (!type) return [`${path} has the unknown type ${node["@type"]}`];

  const unknown = properties.filter((key) => ![...type.required, ...type.optional].includes(key));
  const missing = type.required.filter((key) => [undefined, null, ""].includes(node[key] as never));
  return [
    ...unknown.map((key) => `${path}.${key} is unknown`),
    ...missing.map((key) => `${path}.${key} is missing`),
    ...properties.flatMap((key) =>
      [node[key]].flat().flatMap((value) => {
        if (typeof value === "object" && value !== null)
          return findingsOf(value as Node, `${path}.${key}`, named);
        const isRight = formats[key]?.test(String(value)) ?? true;
        return isRight && value !== "" ? [] : [`${path}.${key} is ${JSON.stringify(value)}`];
      }),
    ),
  ];
}

/** The texts in a block that must also be visible on the page. */
export function visibleTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(visibleTexts);
  if (typeof value !== "object" || value === null) return [];
  const node = value as Node;
  return Object.entries(node).flatMap(([key, inner]) => {
    const isVisible = [
      "name",
      "headline",
      "text",
      "legalName",
      "streetAddress",
      "email",
      "articleSection",
    ].includes(key);
    if (typeof inner === "string" && (isVisible || (key === "description" && node["@type"] !== "Offer")))
      return [inner];
    return visibleTexts(inner);
  });
}
