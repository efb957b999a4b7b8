/** All facts about the brand and the company; no other module hard-codes them. interpretation.md D16. */
export const brand = {
  product: "Matinal",
  company: "Matinal SAS",
  domain: "matinal.example",
  email: "contact@matinal.example",
  phone: { label: "01 99 00 12 34", href: "tel:+33199001234" },
  address: { street: "1 rue de l’Exemple", postalCode: "75000", city: "Paris" },
} as const;

/** The hosting provider, as French law requires it (LCEN, article 1-1). */
type Host = { name: string; address: string; phone: string };

type LegalFacts = {
  form: string;
  /** In euros, formatted: `10 000 €`. */
  capital: string | null;
  /** Register and number: `RCS Paris 123 456 789`. */
  registration: string | null;
  vat: string | null;
  /** The name of the person responsible for the publication. */
  publisher: string | null;
  host: Host | null;
};

/**
 * The facts of /mentions-legales beside the brand. The page marks `null` as not declared. The operator of a site fills
 * them in before opening it to the public.
 */
export const legalFacts: LegalFacts = {
  form: "société par actions simplifiée (SAS)",
  capital: null,
  registration: null,
  vat: null,
  publisher: null,
  host: null,
};
