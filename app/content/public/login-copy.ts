import { formatWait } from "../format-wait.ts";

/** The copy of /login. Strings of requirements.md LOG and ERR are verbatim. */
export const login = {
  title: "Connexion",
  description: "Recevez un lien de connexion par e-mail, sans mot de passe.",
  lead: "Pas de mot de passe : un lien arrive dans votre boîte mail. Votre compte se crée à la première connexion.",

  email: {
    label: "Adresse e-mail",
    hint: "De préférence celle de votre travail.",
    empty: "Veuillez saisir votre adresse email",
    malformed: "Cette adresse n’est pas complète. Elle s’écrit comme prenom@entreprise.fr.",
  },
  submit: "Se connecter",
  sending: "Envoi en cours...",

  /** Beside the form on wide screens; the messages come from the conversation itself. */
  example: { title: "La première fois, sept questions", label: "Exemple" },

  sent: {
    toast: "Un lien de connexion vous a été envoyé par email",
    notice: "Lien de connexion envoyé ! Veuillez vérifier votre boîte mail.",
    to: "Envoyé à",
    change: "Changer d’adresse",
  },

  code: {
    label: "Ou saisissez le code de l’e-mail",
    hint: "Six chiffres. Le lien et le code sont valables 10 minutes et servent une seule fois.",
    wrongShape: "Le code est fait de six chiffres.",
    submit: "Valider le code",
    checking: "Vérification…",
  },

  help: {
    title: "Rien dans votre boîte de réception ?",
    advice: [
      "Regardez dans les courriers indésirables et les promotions.",
      "Vérifiez l’orthographe de l’adresse ci-dessus.",
      "Demandez un nouvel e-mail : il remplace le précédent, dont le lien et le code ne marcheront plus.",
    ],
    resend: "Renvoyer l’e-mail",
    resendRule: "Un e-mail par minute au plus.",
    resendIn: (seconds: number) => `Possible dans ${seconds} s.`,
  },

  link: {
    redeeming: "Connexion en cours…",
    askTitle: "Est-ce bien vous ?",
    askNew: "Ce lien a été demandé depuis un autre navigateur. Il ouvre le compte de cette adresse :",
    askOther: (current: string) =>
      `Vous êtes déjà connecté avec l’adresse ${current}. Ce lien ouvre le compte d’une autre adresse :`,
    accept: (email: string) => `Continuer en tant que ${email}`,
    decline: "Utiliser une autre adresse",
    /** Shown below `problems.rejected`. It does not reveal whether the link is malformed, used or expired. */
    rejectedHelp:
      "Un lien sert une seule fois, pendant 10\u00A0minutes, et seul le plus récent fonctionne. Demandez-en un nouveau\u00A0: il arrive aussitôt.",
    stay: (current: string) => `Rester connecté en tant que ${current}`,
  },

  /** The flash messages of the previous page. */
  flashes: {
    signInFirst: "Veuillez vous connecter pour accéder à cette page",
    signedOut: "Déconnexion réussie",
    accountDeleted: "Votre compte et tout ce qu’il contenait sont supprimés. Un e-mail vous le confirme.",
  },

  problems: {
    rejected: "Erreur d'authentification. Veuillez réessayer.",
    voidCode:
      "Ce code ne sert plus\u00A0: trois essais étaient faux. Le lien du même e-mail fonctionne toujours, et vous pouvez demander un nouvel e-mail.",
    foreignOrigin:
      "Erreur de configuration de redirection. Veuillez vérifier les URL de redirection dans Supabase.",
    unexpected: "Une erreur s'est produite.",
    offline: "Le service ne répond pas. Vérifiez votre connexion à internet, puis réessayez.",
    tooManyMails: (seconds: number) =>
      `Un e-mail vient d’être demandé pour cette adresse ou depuis votre réseau. Vous pourrez en demander un autre dans ${formatWait(seconds)}. Le plus récent que vous avez reçu fonctionne pendant 10\u00A0minutes.`,
    tooManyCodes: (seconds: number) =>
      `Trop de codes faux ont été essayés. Vous pourrez réessayer dans ${formatWait(seconds)}. Le lien de l’e-mail fonctionne toujours, et vous pouvez demander un nouvel e-mail.`,
    tooManyAttempts: (seconds: number) =>
      `Trop d’essais. Vous pourrez réessayer dans ${formatWait(seconds)}.`,
  },
} as const;
