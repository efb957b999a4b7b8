import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { type Phrases, phrases } from "../phrase-reader.ts";
import type { AnsweredQuestion, InquiryPage } from "./inquiry.ts";

/** What a phrase of a message is about: an inquiry without what the rest of the message adds, or ready-made work. */
export type Topic =
  | { about: "price" | "person" | "hours" }
  | { about: "page"; page: InquiryPage }
  | { about: "question"; question: AnsweredQuestion }
  | { about: "draft"; draft: DraftKind };

const page = (name: InquiryPage): Topic => ({ about: "page", page: name });
const question = (id: AnsweredQuestion): Topic => ({ about: "question", question: id });
const draft = (kind: DraftKind): Topic => ({ about: "draft", draft: kind });

/**
 * The phrases by which customers ask, whatever stands around them: of two lists that a message has something of, the
 * earlier one counts, so what is more specific comes first. Without case, accents and apostrophes.
 */
export const topics: readonly Phrases<Topic>[] = [
  [
    question("ecrire"),
    "envoyez vous,envoies tu,tu envoies,vous envoyez,envoyer toi meme,envoyer vous meme,ecrivez vous a mes,ecris tu a mes,contactez vous mes,contactes tu mes,a ma place,a notre place",
  ],
  [
    question("automatisation"),
    "automatiser,automatisation,relances automatiques,relance automatique,automatiquement,programmer un envoi,programmer des envois,programmer l envoi",
  ],
  [
    question("cancel"),
    "desinscrivez,desinscrire,desinscription,me desabonne,desabonnez moi,arreter quand,j arrete quand,partir quand,sans engagement,resilier,resiliation,desabonnement,me desabonner,se desabonner,arreter mon abonnement,arreter l abonnement,annuler mon abonnement,annuler l abonnement,fin de mon abonnement,si j arrete,si je pars,quitter matinal",
  ],
  [
    { about: "hours" },
    "horaires,horaire,heures d ouverture,etes ouverts,etes vous ouverts,etes ouvert,ouverts le,ouvert le,ouverts quand,ouvert quand,ouverts a,ouvrez vous,fermez vous,joignables,joignable",
  ],
  [
    { about: "person" },
    "parler a quelqu un,parler a une personne,parler a un humain,parler avec quelqu un,un humain,une humaine,une vraie personne,un conseiller,une conseillere,vous appeler,vous joindre,vous contacter,vous telephoner,vous ecrire,vous parler,votre numero,votre telephone,votre adresse,votre email,votre mail,vos coordonnees,service client,support technique,le support,rappelez moi,rappelez nous,rappelle moi,me rappeler,nous rappeler,etre rappele,etre rappelee,reserver une demo,une demo,une demonstration,rendez vous avec vous,une reclamation,numero de telephone,le support,sert a rien,pas content,pas contente,mecontent,mecontente,c est nul,decu,decue,arnaque,ou etes vous,vous etes ou,votre siret,vous rencontrer,vous voir,un bug,ne marche pas,marche pas,ne fonctionne pas,fonctionne pas,en panne,changer mon adresse email,changer d adresse email,changer mon adresse mail,changer d adresse mail",
  ],
  [draft("call_script"), "trop cher,trop chers,trop chere,objection,objections"],
  [
    { about: "price" },
    "combien de prospects,combien de contacts,combien de fiches,combien de leads,combien de numeros,combien d emails,nombre de prospects,nombre de contacts,nombre de fiches,quota,quotas,prospects par mois,contacts par mois,fiches par mois,leads par mois,prospects par jour,prospects par semaine,depasse,depasser,depassement,limite de contacts,limite de prospects,plus de contacts que,plus de prospects que,contacts en plus,prospects en plus,prospects supplementaires,contacts supplementaires,combien d utilisateurs,pour l equipe,plusieurs utilisateurs,inviter un collegue,inviter mes collegues,combien de personnes dans l equipe",
  ],
  [
    page("export"),
    "exporter,exporte,exportez,export,exports,telecharger,telechargement,excel,csv,xlsx,extraire,extraction",
  ],
  [
    page("account"),
    "mon compte,mot de passe,me deconnecter,deconnexion,mes appareils,webhook,webhooks,zapier,n8n,mail du matin,email du matin,mails du matin,emails du matin,notification,notifications",
  ],
  [
    question("data"),
    "rgpd,cnil,d ou viennent,d ou sortent,donnees personnelles,source des donnees,sources des donnees,conforme,conformite,confidentialite,confidentiel,confidentielles,confidentiels,mes donnees,nos donnees,c est legal",
  ],
  [
    question("crm"),
    "crm,hubspot,salesforce,pipedrive,sellsy,zoho,integration,integrations,connecter matinal,connecter mon,connecter notre",
  ],
  [
    { about: "price" },
    "prix,tarif,tarifs,tarification,cout,couts,coute,coutent,coutera,ca coute,cher,chere,abonnement,abonnements,remise,remises,reduction,rabais,code promo,promotion,engagement,facture,factures,facturation,payer,paiement,vos offres,quelle offre,quelles offres,mon offre,notre offre actuelle,changer d offre,passer a l offre,starter,growth,scale,tester,essayer,c est combien,combien ca,periode d essai,essai,essai gratuit,gratuit,gratuitement,payant",
  ],
  [
    question("matin"),
    "chaque matin,tous les matins,quand arrivent,quand arrive,a quelle heure arrivent,a quelle heure arrive,quand vais je recevoir,quand recevrai je,quand est ce que je recois,quand aurai je",
  ],
  [
    question("ready"),
    "en combien de temps,combien de temps,quand commence,quand commencez,quand puis je commencer,quand est ce que ca commence,quel delai,quels delais,delai,delais,mise en place,mise en service",
  ],
  [
    question("trouver"),
    "comment trouvez vous,comment trouves tu,comment tu trouves,comment vous trouvez,comment sont trouves,comment cherchez vous,comment choisissez vous",
  ],
  [
    question("verifier"),
    "que savez vous de chaque,sont ils verifies,sont verifies,sont elles verifiees,verifiez vous,verifies tu,fiable,fiables,fiabilite,qualite des donnees,qualite des contacts",
  ],
  [
    page("calls"),
    "mes appels a la suite,appels a la suite,enchainer les appels,enchainer mes appels,seance d appels,session d appels",
  ],
  [
    draft("plan"),
    "plan d action,plan de prospection,planning,commence par quoi,commencer par ou,strategie,par ou commencer,par quoi commencer,mes premieres semaines,feuille de route",
  ],
  [draft("sequence"), "sequence,sequences,serie de mails,serie d emails,relances"],
  [
    draft("call_script"),
    "script,scripts,argumentaire,pitch,appel a froid,appels a froid,au telephone,cold call,mes appels,un appel,mon rendez vous,un rendez vous,j ai rendez vous,ai rdv,que lui dire,quoi lui dire,je lui dis quoi",
  ],
  [
    draft("search"),
    "recherche de prospects,ma recherche,une recherche,trouver des prospects,trouver des clients,trouver de nouveaux clients,trouve moi,qui contacter,qui dois je contacter,qui cibler,qui dois je cibler,qui viser,qui dois je viser",
  ],
  [
    page("targeting"),
    "ciblage,cibler des,cibler les,veux cibler,voudrais cibler,vise plutot,viser plutot,mes criteres,criteres de recherche,les criteres",
  ],
  [page("drafts"), "mes brouillons,brouillons,mes textes,mes documents"],
  [
    page("list"),
    "importer,import,mes propres clients,mes propres prospects,mes propres contacts,mon fichier clients,mon fichier de prospects,aucun prospect,aucun contact,aucune fiche,rien recu,ma liste,la liste,mes prospects,mes leads,mes fiches,mes contacts,liste du jour,liste du matin,nouveaux prospects,nouveaux contacts,des prospects",
  ],
  [page("profile"), "mon profil,mes informations,mes infos,ma fiche d entreprise"],
  [
    draft("email"),
    "email,emails,mail,mails,courriel,courriels,message de prospection,message linkedin,message sur linkedin,un message pour,ecris a,ecrire a,ecrivez a,relance,relancer",
  ],
  [page("list"), "prospect,prospects,lead,leads"],
  [
    question("what"),
    "que fais tu,que faites vous,que peux tu,que pouvez vous,que sais tu faire,tu fais quoi,tu sers a quoi,vous servez a quoi,a quoi sers tu,a quoi servez vous,comment ca marche,comment ca fonctionne,c est quoi,qu est ce que matinal,qui es tu,t es qui,tu es qui,vous etes qui,m aider,peux m aider,je suis perdu,je suis perdue,je comprends rien,je ne comprends pas,qui etes vous,es tu un robot,es tu une ia,es un robot,un robot,une ia,aide,help,aidez moi,aide moi,j ai besoin d aide",
  ],
].map(([topic, list]) => phrases<Topic>([[topic as Topic, list as string]]));

/** What says that the customer wants no person and no work that the sentence names; a question or a page may be meant. */
export const refusals = phrases([
  [
    true,
    "veux pas,veux plus,voudrais pas,souhaite pas,souhaite plus,souhaitons pas,voulons pas,voulons plus,pas besoin,plus besoin,inutile de,inutile d",
  ],
]);

/** Words beside a field of the profile that ask to change it, where no order does. */
export const corrections = phrases([
  [
    true,
    "change,changez,changer,modifie,modifiez,modifier,corrige,corrigez,corriger,faux,fausse,incorrect,incorrecte,errone,erronee,pas bon,pas bonne,pas le bon,pas la bonne,mauvais,mauvaise,trompe,trompee,a change,mettre a jour,mets a jour,est trop,n est plus",
  ],
]);
