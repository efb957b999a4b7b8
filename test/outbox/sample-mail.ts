/** The sender of the mails of a test. */
export const from = "Matinal <bonjour@matinal.example>";

export const mail = {
  to: "anna@example.fr",
  subject: "Été\u00A0: déjà",
  text: "Bonjour à vous",
  html: "<p>Bonjour à vous</p>",
  link: null,
  code: null,
};
