/** Every fact about the brand and the company behind it. Nothing else in the code names them. decisions.md D16. */
export const brand = {
  product: "Matinal",
  company: "Matinal SAS",
  domain: "matinal.example",
  email: "contact@matinal.example",
  phone: { label: "01 99 00 12 34", href: "tel:+33199001234" },
  address: { street: "1 rue de l’Exemple", postalCode: "75000", city: "Paris" },
} as const;

/** Who carries a site: a name, an address and a phone number, as French law asks (LCEN, article 1-1). */
type Host = { name: string; address: string; phone: string };

type LegalFacts = {
  form: string;
  /** In euros, as it is written: `10 000 €`. */
  capital: string | null;
  /** Register and number: `RCS Paris 123 456 789`. */
  registration: string | null;
  vat: string | null;
  /** Who answers for what is published. */
  publisher: string | null;
  host: Host | null;
};

/**
 * What /mentions-legales has to say beside the brand. A fact is `null` until it is true: the page then says that
 * it was not declared. Whoever runs the site fills these in before opening it to the public.
 */
export const legalFacts: LegalFacts = {
  form: "société par actions simplifiée (SAS)",
  capital: null,
  registration: null,
  vat: null,
  publisher: null,
  host: null,
};
