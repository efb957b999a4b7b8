import { profile } from "./profile-copy.ts";

/** The copy of /dashboard-legacy. Strings of requirements.md DSH and ERR are verbatim. */
export const dashboard = {
  title: "Tableau de bord",
  description: "Votre profil en un coup d’œil.",
  /** The name may be missing: a profile made in the chat has only what was answered. */
  welcome: (company: string) => (company ? `Bienvenue, ${company}` : "Bienvenue"),
  card: "Votre profil",
  edit: "Modifier mon profil",
  empty: "Non renseigné",
  check: (label: string) => `${label}\u00A0: à vérifier dans le formulaire`,
  launch: "Lancer une campagne",
  launchText: "L’assistant reprend votre profil et vous aide à rédiger, à chercher et à prioriser.",
  fields: {
    company_name: profile.fields.company_name.label,
    industry: profile.fields.industry.label,
    icp_title: profile.fields.icp_title.label,
    icp_size: profile.fields.icp_size.label,
    value_prop: profile.fields.value_prop.label,
    tone: profile.fields.tone.label,
    primary_goal: profile.fields.primary_goal.label,
  },
  problems: { load: profile.problems.load, retry: profile.retry },
} as const;
