/** What `/api/personas` says of a change that it refuses. */
export const personaErrors = {
  stale: "Ce persona a changé entre-temps, dans un autre onglet ou sur un autre appareil.",
  missing: "Ce persona n’existe pas, ou plus.",
  duplicateName: "Un autre persona porte déjà ce nom.",
  noShareLeft: (left: number) =>
    `Les autres personas laissent ${left}\u00A0% des contacts\u00A0: c’est la plus grande part possible.`,
  full: "Vos personas prennent déjà toute la place prévue. Retirez-en un, ou raccourcissez ses listes.",
  ofProfile: "Ce persona est votre profil\u00A0: il se règle avec le profil et le ciblage.",
  idTaken: "Un autre persona porte déjà cet identifiant.",
} as const;
