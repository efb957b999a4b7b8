/** The copy of /mailbox, which exists only on a developer's machine. */
export const mailbox = {
  title: "Boîte aux lettres locale",
  lead: "Sans serveur d’envoi (SMTP_URL), les e-mails arrivent ici et nulle part ailleurs.",
  refresh: "Actualiser",
  refreshing: "Actualisation…",
  empty: "Aucun e-mail pour l’instant. Demandez un lien de connexion, puis actualisez.",
  signIn: "Aller à la connexion",
  to: "À",
  code: "Code",
  openLink: "Ouvrir le lien de connexion",
  text: "Texte de l’e-mail",
  count: (count: number) => (count === 1 ? "1 e-mail" : `${count} e-mails`),
};
