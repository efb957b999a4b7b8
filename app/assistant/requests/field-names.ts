import type { ProfileField } from "#app/profile/profile-field.ts";
import { phrases } from "./phrase-reader.ts";

/** How customers name the fields of their profile. `target` is title and size together, `profile` no certain field. */
export type NamedField = ProfileField | "target" | "profile";

/** The names of the fields without their determiner. */
export const fieldNames = phrases<NamedField>([
  [
    "company_name",
    "nom d entreprise,nom de l entreprise,nom de mon entreprise,nom de notre entreprise,nom de ma societe,nom de la societe,nom de notre societe,nom de ma boite,nom,raison sociale,entreprise,societe,company name,company",
  ],
  ["industry", "secteur,secteur d activite,domaine d activite,activite,metier,industry"],
  ["linkedin_url", "page linkedin,lien linkedin,profil linkedin,url linkedin,adresse linkedin,linkedin"],
  [
    "sender_name",
    "signature,nom d expediteur,nom de l expediteur,expediteur,signataire,nom du signataire,sender name",
  ],
  [
    "icp_industry",
    "metiers vises,metiers cibles,secteur de mes clients,secteur de nos clients,secteur cible,secteur vise,secteur de la cible,secteur de ma cible,secteurs cibles,secteurs vises,target industry",
  ],
  [
    "icp_title",
    "fonction visee,fonction,fonction cible,interlocuteur,interlocuteur ideal,interlocuteurs,poste vise,persona",
  ],
  [
    "icp_size",
    "taille d entreprise,taille d entreprise visee,taille visee,taille,taille des entreprises,taille cible",
  ],
  ["icp_location", "zone,zone geographique,zone visee,localisation,region,secteur geographique,territoire"],
  ["value_prop", "proposition de valeur,valeur ajoutee,promesse,value proposition"],
  ["tone", "ton,tonalite,ton des messages,style,tone"],
  ["common_objections", "objections frequentes,objections courantes,objections,objection,liste d objections"],
  ["primary_goal", "objectif,objectif principal,but,goal"],
  [
    "calendly_url",
    "lien de rendez vous,lien de prise de rendez vous,lien de rdv,lien calendly,calendly,lien d agenda,lien de reservation,agenda en ligne,booking link",
  ],
  [
    "banned_phrases",
    "expressions a eviter,expressions interdites,mots a eviter,mots interdits,mots bannis,formules a eviter,phrases a eviter,liste noire",
  ],
  ["target", "cible,cibles,client ideal,clients ideaux,cible ideale,icp,target"],
  ["profile", "profil,profil d entreprise,fiche,informations,infos,profile"],
]);

/** "mon", "ma", "mes": the customer's own. */
export const possessives: ReadonlySet<string> = new Set(["mon", "ma", "mes", "notre", "nos", "my", "our"]);
/** Determiners that may stand before a field of the profile, or before anything else. */
export const articles: ReadonlySet<string> = new Set(["le", "la", "l", "les", "the"]);
