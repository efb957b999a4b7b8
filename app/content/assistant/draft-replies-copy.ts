import type { DraftKind, DraftSource } from "#app/drafts/draft-kind.ts";

/** The assistant's sentences about ready-made work that a message asked for. */
const works: Record<DraftKind, string> = {
  email: "Votre e-mail de prospection est prêt.",
  sequence: "Votre séquence de trois e-mails est prête.",
  search: "Votre définition de recherche est prête.",
  call_script: "Votre script d’appel est prêt.",
  plan: "Votre plan des premières semaines est prêt.",
};

const sources: Record<DraftSource, string> = {
  model: "Relisez-le avant de l’utiliser\u00A0: je peux me tromper.",
  template: "Je l’ai tiré de votre profil, d’après un modèle de texte.",
};

export const draftReplies = {
  made: (kind: DraftKind, source: DraftSource) =>
    `${works[kind]} C’est un brouillon que vous pouvez modifier, copier et exporter. ${sources[source]} Rien n’est envoyé.`,
  noProfile: "Je n’ai pas encore de profil pour préparer ce brouillon. Complétez-le, puis redemandez-le-moi.",
  full: (max: number) =>
    `Vous avez déjà ${max}\u00A0brouillons, le maximum. Supprimez-en depuis la page Brouillons, puis redemandez-moi celui-ci.`,
  limited: (wait: string) =>
    `Vous avez demandé beaucoup de brouillons en peu de temps. Redemandez-moi celui-ci dans ${wait}.`,
  failed: "Je n’ai pas pu préparer ce brouillon. Redemandez-le-moi dans un nouveau message.",
} as const;
