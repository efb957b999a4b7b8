import { brand } from "#app/content/brand.ts";
import { about } from "#app/content/public/about-copy.ts";

/** The structured data of /about-us (schema.org AboutPage). interpretation.md D36; founding year: interpretation.md D5. */
export function aboutData(appUrl: string) {
  return {
    "@type": "AboutPage",
    name: about.title,
    headline: about.hero.heading,
    description: about.description,
    url: `${appUrl}/about-us`,
    inLanguage: "fr",
    primaryImageOfPage: { "@type": "ImageObject", url: appUrl + about.story.image.url },
    mainEntity: {
      "@type": "Organization",
      name: brand.product,
      legalName: brand.company,
      foundingDate: "2023",
      url: appUrl,
    },
  };
}
