import { brand } from "#app/content/brand.ts";
import { contact } from "#app/content/public/contact-copy.ts";

const { company, address, email, phone } = brand;
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** The structured data of /contact. interpretation.md D36. */
export const contactPage = {
  "@type": "ContactPage",
  name: contact.title,
  description: contact.description,
  inLanguage: "fr",
  mainEntity: {
    "@type": "Organization",
    name: company,
    email,
    telephone: phone.href.replace("tel:", ""),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: "FR",
    },
    contactPoint: {
      "@type": "ContactPoint",
      email,
      telephone: phone.href.replace("tel:", ""),
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: weekdays,
        opens: "09:00",
        closes: "18:00",
      },
    },
  },
};
