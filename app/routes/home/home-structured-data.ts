import { brand } from "#app/content/brand.ts";
import { home } from "#app/content/home/home-copy.ts";
import { offerData } from "#app/offers/offer-structured-data.ts";
import type { SeoOffer } from "#app/offers/seo-offers.ts";
import type { Environment } from "#environment.ts";

type Site = Pick<Environment, "appUrl" | "twitterUrl" | "linkedinUrl">;

/** The structured data of /: the company, the site and the offers. interpretation.md D36. */
export function homeData({ appUrl, twitterUrl, linkedinUrl }: Site, offers: SeoOffer[]) {
  const organization = { "@id": `${appUrl}/#organization` };
  return {
    "@graph": [
      {
        "@type": "Organization",
        ...organization,
        name: brand.product,
        legalName: brand.company,
        url: `${appUrl}/`,
        email: brand.email,
        telephone: brand.phone.href.replace("tel:", ""),
        address: {
          "@type": "PostalAddress",
          streetAddress: brand.address.street,
          postalCode: brand.address.postalCode,
          addressLocality: brand.address.city,
          addressCountry: "FR",
        },
        sameAs: [twitterUrl, linkedinUrl],
      },
      {
        "@type": "WebSite",
        "@id": `${appUrl}/#website`,
        url: `${appUrl}/`,
        name: brand.product,
        description: home.description,
        inLanguage: "fr",
        publisher: organization,
      },
      ...offers.map((offer) => ({ ...offerData(offer), offeredBy: organization })),
    ],
  };
}
