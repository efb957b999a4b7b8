/** What to do next with a prospect, as the history sets it by itself. interpretation.md D82. */
export const nextSteps = {
  call: { direct: "Appeler", switchboard: "Appeler par le standard" },
  callBack: { direct: "Rappeler", switchboard: "Rappeler par le standard" },
  write: "Écrire",
  followUp: "Relancer",
  prepareMeeting: "Préparer le rendez-vous",
  getBackInTouch: "Reprendre contact",
} as const;
