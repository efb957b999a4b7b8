import type { IconName } from "~/ui/icon.tsx";

/** ENT-10. */
export type Benefit = { title: string; description: string; icon: IconName };

/** The copy of the section #features. It claims only what requirements.md CLM allows. */
export const benefits = {
  heading: "Tout ce qui précède l’appel est fait",
  lead: "Un agent commercial IA prospecte à la place des équipes commerciales, des start-up, des PME, des fondateurs, des indépendants et des équipes chargées de la croissance, surtout en Europe. Il leur reste la conversation.",
  items: [
    {
      icon: "target",
      title: "Un ciblage précis",
      description:
        "Par secteur, par mots-clés ou par entreprises cibles : l’assistant trouve les profils qui correspondent.",
    },
    {
      icon: "verified",
      title: "Des coordonnées vérifiées",
      description:
        "E-mail professionnel vérifié, téléphone direct, poste actuel, entreprise. La qualité passe avant la quantité.",
    },
    {
      icon: "sunrise",
      title: "Livré chaque matin",
      description:
        "Les nouveaux prospects vous attendent dans votre tableau de bord CRM avant le premier café.",
    },
    {
      icon: "list",
      title: "Un suivi commercial intégré",
      description:
        "Statuts commerciaux, historique des actions, prochaines étapes : votre interface de suivi reste à jour.",
    },
    {
      icon: "moon",
      title: "Aucun travail manuel",
      description:
        "Un service entièrement géré par nous : ni recherche, ni copier-coller, ni fichier à nettoyer.",
    },
    {
      icon: "coins",
      title: "Un lead qui coûte moins",
      description:
        "Moins cher qu’une prospection manuelle ou qu’une équipe de prospection, avec un volume qui suit : 50, 100 ou 500 leads par mois.",
    },
    {
      icon: "lock",
      title: "Conforme et confidentiel",
      description:
        "RGPD respecté, sources publiques et professionnelles uniquement. Vos données restent confidentielles.",
    },
    {
      icon: "clock",
      title: "Prêt en 48 heures",
      description: "En place en 48 heures au plus, puis un support dédié qui vous accompagne.",
    },
  ],
} as const satisfies { heading: string; lead: string; items: readonly Benefit[] };
