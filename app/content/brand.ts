/** Every fact about the brand and the company behind it. Nothing else in the code names them. decisions.md D16. */
export const brand = {
  product: "Matinal",
  company: "Matinal SAS",
  domain: "matinal.example",
  email: "contact@matinal.example",
  phone: { label: "01 99 00 12 34", href: "tel:+33199001234" },
  address: { street: "1 rue de l’Exemple", postalCode: "75000", city: "Paris" },
} as const;
