import type { ProfileField } from "#app/profile/profile-field.ts";
import { phrases } from "./phrase-reader.ts";

/** How customers name the fields of their profile. `target` is title and size together, `profile` no certain field. */
export type NamedField = ProfileField | "target" | "profile";

const trades =
  "secteur,secteurs,secteur d activite,secteurs d activite,activite,activites,metier,metiers".split(",");
const ofTarget =
  "de mes clients,de nos clients,des clients,de mes prospects,de nos prospects,des prospects,de la cible,de ma cible,de notre cible,cible,cibles,vise,vises,a viser,recherche,recherches".split(
    ",",
  );
const tradesOfTarget = trades.flatMap((trade) => ofTarget.map((target) => `${trade} ${target}`)).join();

/** The names of the fields without their determiner. */
export const fieldNames = phrases<NamedField>([
  [
    "company_name",
    "nom d entreprise,nom de l entreprise,nom de mon entreprise,nom de notre entreprise,nom de ma societe,nom de la societe,nom de notre societe,nom de ma boite,nom,raison sociale,entreprise,societe,company name,company",
  ],
  ["industry", "secteur,secteur d activite,domaine,domaine d activite,activite,metier,industry"],
  ["linkedin_url", "page linkedin,lien linkedin,profil linkedin,url linkedin,adresse linkedin,linkedin"],
  [
    "sender_name",
    "signature,prenom,nom de famille,nom et prenom,prenom et nom,nom d expediteur,nom de l expediteur,expediteur,signataire,nom du signataire,sender name",
  ],
  ["icp_industry", `${tradesOfTarget},target industry`],
  [
    "icp_title",
    "fonction visee,fonctions visees,fonction,fonction cible,fonctions cibles,fonction de mes clients,fonction de mes prospects,interlocuteur,interlocuteur ideal,interlocuteurs,interlocuteur vise,interlocuteurs vises,poste vise,postes vises,persona",
  ],
  [
    "icp_size",
    "taille d entreprise,taille d entreprise visee,taille des entreprises visees,taille des societes,taille de mes clients,taille de mes prospects,taille visee,tailles visees,taille,taille des entreprises,taille cible",
  ],
  [
    "icp_location",
    "zone,zone geographique,zone visee,zone de prospection,zone de chalandise,zone d intervention,zones,localisation,region,regions,secteur geographique,territoire",
  ],
  ["value_prop", "proposition de valeur,valeur ajoutee,promesse,value proposition"],
  ["tone", "ton,tonalite,ton des messages,ton des mails,ton de mes messages,ton de mes mails,style,tone"],
  ["common_objections", "objections frequentes,objections courantes,objections,objection,liste d objections"],
  ["primary_goal", "objectif,objectif principal,objectif commercial,but,goal"],
  [
    "calendly_url",
    "lien de rendez vous,lien de prise de rendez vous,lien de rdv,lien calendly,calendly,lien d agenda,lien agenda,lien calendrier,lien de calendrier,lien de mon calendrier,lien de mon agenda,lien rdv,lien de reservation,agenda en ligne,url calendly,adresse calendly,booking link",
  ],
  [
    "banned_phrases",
    "expressions a eviter,expressions interdites,mots a eviter,mots interdits,mots bannis,mot interdit,mot a eviter,expression interdite,expression a eviter,formule a eviter,formules a eviter,phrases a eviter,liste noire",
  ],
  ["target", "cible,cibles,client ideal,clients ideaux,cible ideale,icp,target"],
  ["profile", "profil,profil d entreprise,fiche,informations,infos,profile"],
]);

/** "mon", "ma", "mes": the customer's own. */
export const possessives: ReadonlySet<string> = new Set(["mon", "ma", "mes", "notre", "nos", "my", "our"]);
/** Determiners that may stand before a field of the profile, or before anything else. */
export const articles: ReadonlySet<string> = new Set(["le", "la", "l", "les", "the"]);
