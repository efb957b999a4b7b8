import { brand } from "./brand.ts";
import { site } from "./site-copy.ts";

/** The path of a page, and its title as the picture shows it, line by line. */
type Card = { page: string; lines: readonly string[] };

/** The pictures of public pages for social networks, drawn by scripts/pictures/draw-social-card.ts. */
export const socialCards = {
  home: { page: "/", lines: site.socialImage.lines },
  blog: { page: "/blog", lines: ["Mieux prospecter,", "en quelques minutes."] },
  faq: { page: "/faq", lines: ["Questions fréquentes,", "réponses courtes."] },
  "combien-d-entreprises": {
    page: "/combien-d-entreprises",
    lines: ["Combien d’entreprises", "à prospecter\u00A0?"],
  },
  contact: { page: "/contact", lines: ["Contactez-nous."] },
  "vos-donnees": { page: "/vos-donnees", lines: ["Pourquoi avez-vous", "mes données\u00A0?"] },
  about: { page: "/about-us", lines: ["Une histoire", "de matins perdus"] },
  privacy: { page: "/privacy", lines: ["Politique", "de confidentialité"] },
  terms: { page: "/terms", lines: ["Conditions générales", "d’utilisation"] },
  cookies: { page: "/cookies", lines: ["Politique de cookies"] },
  "mentions-legales": { page: "/mentions-legales", lines: ["Mentions légales"] },
  confiance: { page: "/confiance", lines: ["Confiance", "et sécurité"] },
  accessibilite: { page: "/accessibilite", lines: ["Accessibilité du site"] },
} satisfies Record<string, Card>;

/** The picture of a page, for the `socialImage` of its loader's data: see app/page-address.tsx. */
export function socialCardOf(name: keyof typeof socialCards): { path: string; alt: string } {
  if (name === "home") return { path: site.socialImage.path, alt: site.socialImage.alt };
  return {
    path: `/images/social/${name}.png`,
    alt: `${brand.product} : ${socialCards[name].lines.join(" ")}`,
  };
}
