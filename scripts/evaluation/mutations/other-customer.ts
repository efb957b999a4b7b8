import type { EvalCase } from "../cases/eval-case.ts";

/** A customer who has nothing in common with those of the cases. The company does not exist. */
export const otherCustomer: EvalCase = {
  id: "other-customer",
  category: "grounding",
  dependsOn: [],
  profile: {
    company_name: "Cabinet Voltaire",
    industry: "Expertise comptable",
    sender_name: "Inès Fabre",
    icp_title: "Gérants de restaurants",
    icp_size: "tpe",
    icp_location: "Bordeaux",
    value_prop: "Nous tenons vos comptes et vos payes, et vous répondons le jour même.",
    tone: "direct",
    common_objections: "« C’est trop cher. »",
    primary_goal: "feedback",
    calendly_url: "https://agenda.voltaire.example/ines",
    banned_phrases: "",
  },
  turns: [{ asked: "Nous sommes quatre au cabinet.", answered: "C’est noté pour la suite." }],
  records: [
    {
      ...{ company: "Brasserie du Port", contact: "Léo Castan", role: "Gérant", city: "Arcachon" },
      ...{ sector: "", signal: "", note: "", score: 20 },
    },
  ],
  message: "Qui appeler d’abord ?",
  expect: { source: "model" },
};
