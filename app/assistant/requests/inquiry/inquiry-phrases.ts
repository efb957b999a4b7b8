import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { type Phrases, phrases, wordSet } from "../phrase-reader.ts";
import type { AnsweredQuestion, InquiryPage } from "./inquiry.ts";

/** What a phrase of a message is about: an inquiry without what the rest of the message adds, or ready-made work. */
export type Topic =
  | { about: "price" | "person" | "hours" }
  | { about: "page"; page: InquiryPage }
  | { about: "question"; question: AnsweredQuestion }
  | { about: "draft"; draft: DraftKind };

/** A topic with its phrases, or with two groups of them that a sentence has both of, in any order. */
export type TopicPhrases = { topic: Topic; either: Phrases<true>; beside?: Phrases<true> };

const page = (name: InquiryPage): Topic => ({ about: "page", page: name });
const question = (id: AnsweredQuestion): Topic => ({ about: "question", question: id });
const draft = (kind: DraftKind): Topic => ({ about: "draft", draft: kind });
const price: Topic = { about: "price" };
const person: Topic = { about: "person" };
const hours: Topic = { about: "hours" };

const offers = catalogue.map(({ name }) => name.toLowerCase()).join(",");
const ours = "vous,vos,votre,tu,tes,ton,matinal,abonnement,abo,forfait";
const people =
  "prospect,prospects,client,clients,lead,leads,contact,contacts,fiche,fiches,entreprise,entreprises,societe,societes,boites,pme,tpe,eti,artisans,commercants,industriels,restaurants,garages,directeurs,dirigeants,gerants,patrons,acheteurs,drh,daf,dsi";

const volumes = ["prospects", "contacts", "fiches", "leads", "numeros", "emails", "mails"]
  .flatMap((unit) => ["mois", "jour", "semaine", "an"].map((period) => `${unit} par ${period}`))
  .join();

/** How many of something a period brings: "prospects par mois". */
export const perPeriod = phrases<true>([[true, volumes]]);

/** What a message asks that says nothing else: words that mean something else, or nothing, within a sentence. */
const whole: readonly (readonly [Topic, string])[] = [
  [
    page("cancellation"),
    "stop,arreter,j arrete,on arrete,arretez tout,arreter tout,annuler,je veux arreter,je voudrais arreter,je souhaite arreter,on veut arreter,on arrete tout,nous souhaitons arreter,nous voulons arreter",
  ],
  [
    person,
    "tel,telephone,num,numero,contact,contactez moi,rdv,un rdv,prendre rdv,prendre un rdv,rendez vous,prendre rendez vous,prendre un rendez vous,humain,conseiller,support,quelqu un,allo,coordonnees,une adresse,hotline,sav,rappel,appelez moi,demo",
  ],
  [hours, "ouvert,ouverts,ouverture,fermeture,disponible,dispo"],
  [page("import"), "import,importer,imports"],
  [
    page("support"),
    "carte bancaire,carte bleue,virement,prelevement,facture,factures,facturation,paiement,bug",
  ],
  [draft("plan"), "plan,un plan,programme,organisation"],
  [draft("search"), "recherche,une recherche,chercher,prospects a trouver"],
  [draft("call_script"), "phoning,appel,appels,appeler,telephoner"],
  [draft("email"), "message,un message,accroche"],
  [page("list"), "liste,la liste"],
  [page("export"), "export,exporter"],
];

/**
 * The phrases by which customers ask, whatever stands around them: of two lists that a message has something of, the
 * earlier one counts, so what is more specific comes first. Without case, accents and apostrophes.
 */
const within: readonly (readonly [Topic, string, string?])[] = [
  [
    question("ecrire"),
    "envoyez vous,envoies tu,tu envoies,vous envoyez,envoyer toi meme,envoyer vous meme,ecrivez vous a mes,ecris tu a mes,contactez vous mes,contactes tu mes,a ma place,a notre place",
  ],
  [
    question("automatisation"),
    "automatiser,automatisation,relances automatiques,relance automatique,automatiquement,programmer un envoi,programmer des envois,programmer l envoi",
  ],
  [
    page("account"),
    "mail du matin,email du matin,mails du matin,emails du matin,mail de ce matin,email de ce matin,mail quotidien,mails quotidiens,email quotidien,emails quotidiens,aucun mail depuis,plus de mail,plus aucun mail,pas recu de mail,pas recu le mail,pas recu l email,recois pas le mail,recois plus le mail,recois plus de mail,notification,notifications,desinscrivez,desinscris,desinscrire,desinscription",
  ],
  // What becomes of the data, not how to end the contract.
  [
    question("cancel"),
    "resilier,resilie,resiliation,j arrete,je pars,on arrete,depart,la fin,cancel",
    "que deviennent,que devient,qu advient,deviennent mes,deviennent nos,devient ma,garde mes,gardez mes,gardez vous,conservez vous,conservees,perds mes,perd mes,perdrai mes,recupere mes,recuperer mes,supprimez vous,what happens",
  ],
  [
    page("deletion"),
    "supprimer,supprime,supprimez,supprimes,suppression,effacer,efface,effacez,effacement,fermer,ferme,fermez,cloturer,cloture,cloturez,detruire,delete,remove,erase,telecharger,recuperer,exporter,copie de,consulter",
    "mes donnees,nos donnees,mes donnees personnelles,donnees personnelles,mon compte,notre compte,le compte,un compte,mes infos,mes informations,ses donnees,my account,my data",
  ],
  [
    page("deletion"),
    "droit a l oubli,droit d acces,droit de suppression,droit a l effacement,portabilite,oubliez moi,avez sur moi,savez sur moi,gardez sur moi",
  ],
  [
    page("cancellation"),
    "annuler,annule,annulez,arreter,arrete,stopper,stoppe,stop,terminer,rompre,interrompre,suspendre,mettre fin,mettez fin,mettre un terme,quitter,cloturer,denoncer",
    "mon abonnement,notre abonnement,l abonnement,un abonnement,mon abo,l abo,mon essai,notre essai,l essai,mon contrat,notre contrat,le contrat,mon offre,notre offre,l offre,mon forfait,le forfait,ma formule,la formule,matinal,le service,votre service,chez vous,avec vous,subscription,contract",
  ],
  [
    page("cancellation"),
    "resilier,resilie,resilies,resiliez,resilions,resiliation,desabonnez,desabonne,desabonner,desabonnement,fin de mon abonnement,fin de l abonnement,j arrete quand,arreter quand,partir quand,arreter a tout moment,si j arrete,si je pars,je me retire,plus continuer,envie de continuer,veux stopper,cancel,cancellation,unsubscribe",
  ],
  [
    page("offer"),
    "reste,restent,restants,restant,restantes,utilises,utilise,consommes,consomme,depenses,solde,encore combien,combien encore,left",
    "combien,jours,prospects,prospect,contacts,contact,fiches,fiche,leads,numeros,credits,credit,essai,jours d essai,quota,offre,abonnement,mois ci",
  ],
  [
    page("offer"),
    "mon essai,notre essai,essai",
    "jusqu a,jusqu au,jusque,se termine,termine,finit,fini,fin,expire,quand",
  ],
  [page("offer"), "trop cher,trop chers,trop chere,trop couteux", "abonnement,abo,forfait"],
  [
    draft("call_script"),
    "repondre,repond,reponds,repondez,dire,retorquer,dit,disent,disait,objecte",
    "trop cher,trop chers,trop chere,objection,objections",
  ],
  [person, "trop cher,trop chers,trop chere,trop eleve,trop eleves", `${ours},c est cher pour moi`],
  [
    person,
    "abusez,exagere,exageres,exagerez,exorbitant,exorbitants,delirant,du vol,hors de prix",
    "prix,tarif,tarifs,vous,c est",
  ],
  [
    hours,
    "horaires,horaire,heures d ouverture,etes ouverts,etes vous ouverts,etes ouvert,ouverts le,ouvert le,ouverts quand,ouvert quand,ouverts a,ouvert a,ouverts aujourd,ouvert aujourd,ouverts demain,ouvert demain,ouverts maintenant,ouvert maintenant,ouverts ce,ouvert ce,ouverts en,ouvert en,ouvrez vous,vous ouvrez,fermez vous,vous fermez,joignables,joignable,etes la le,etes la a,etes la aujourd,etes la ce,etes la en,etes vous la,etes dispo,etes disponibles,etes vous disponibles,travaillez le,travaillez vous le,bossez le,bossez vous,repondez le,repondez vous le,ouvert jusqu,ouverts jusqu,c est ouvert,jours d ouverture",
  ],
  [
    person,
    "parler a quelqu un,parler a une personne,parler a un humain,parler avec quelqu un,un humain,une humaine,une vraie personne,un conseiller,une conseillere,vos conseillers,votre conseiller,un de vos,l un de vos,une de vos,vous appeler,vous appelle,appeler matinal,vous joindre,vous contacter,vous contacte,contacter matinal,joindre matinal,joindre quelqu un,contacter quelqu un,vous telephoner,votre numero,votre num,votre tel,votre telephone,votre adresse,votre email,votre mail,vos coordonnees,vos numeros,ton numero,ton num,quel numero,service client,support technique,rappelez moi,rappelez nous,rappelle moi,rappeler moi,me rappeler,nous rappeler,me rappelez,me rappelle,me recontacter,nous recontacter,recontactez moi,recontactez nous,etre rappele,etre rappelee,etre recontacte,etre recontactee,reserver une demo,une demo,une demonstration,rendez vous avec vous,rendez vous avec un conseiller,rdv avec vous,rdv avec un conseiller,rdv avec quelqu un,une reclamation,reclamation,numero de telephone,numero de tel,num de tel,le support,sert a rien,pas content,pas contente,mecontent,mecontente,c est nul,c est de la merde,decu,decue,arnaque,arnaques,ou etes vous,vous etes ou,votre siret,vous rencontrer,vous voir,le tel,contact humain,le standard,votre patron,le patron,votre responsable,parler au responsable,parler au patron,parler au support,parler au service,parler au commercial,chez vous qui,appeler chez vous,appelle chez vous,mail de contact,email de contact,adresse de contact,adresse postale,passez moi,me passer le,me passer un,me passer quelqu un,en relation avec vous,en relation avec un,en relation avec une,en relation avec quelqu un,en relation avec l equipe,y a quelqu un,a t il quelqu un,il y a qqn,quelqu un est la,un bug,ne marche pas,marche pas,marche plus,ne fonctionne pas,fonctionne pas,fonctionne plus,bloque,en panne,changer mon adresse email,changer d adresse email,changer mon adresse mail,changer d adresse mail,speak to someone,talk to someone,contact you,call you,call me",
  ],
  [draft("call_script"), "trop cher,trop chers,trop chere,objection,objections"],
  [
    page("support"),
    "moyen de paiement,moyens de paiement,mode de paiement,modes de paiement,carte bancaire,carte bleue,carte de credit,ma carte,par virement,un virement,prelevement,prelevements,preleve,preleves,debite,debites,rib,iban,sepa,paypal,par cheque,ma facture,mes factures,notre facture,nos factures,votre facture,vos factures,facture de,factures de,la facture,les factures,une facture a,une facture au,recevoir une facture,avoir une facture,une facture de,payer quand,paye quand,paie quand,paye t on,paie t on,quand payer,quand je paye,quand je paie,quand est ce que je paye,quand est ce que je paie,quand dois je payer,quand on paye,quand on paie,quand faut il payer,comment payer,comment je paye,comment je paie,comment on paye,comment on paie,comment regler,regle comment,regler comment,on regle,par carte,payer par,paye par,payer en plusieurs,payer avec,paiement,paiements,remboursement,remboursements,rembourser,rembourse,rembourses,remboursez,refund,invoice,double prelevement,recois rien,recois plus rien,recois plus,ne recois pas,recevons rien,recevons plus,rien depuis,rien recu depuis,toujours rien recu,toujours pas recu,pas recu depuis",
  ],
  [
    question("price"),
    "frais caches,frais cache,couts caches,cout cache,frais supplementaires,frais en plus,frais annexes,frais d inscription,frais de mise en service,frais de dossier,sans frais,autres frais,hidden fees,y a des frais",
  ],
  [
    page("list"),
    "combien de prospects,combien de contacts,combien de fiches,combien de leads,combien,nombre de prospects",
    "j ai recu,ai recu,j ai eu,ai je eu,ai je recu,ai je recus,a t on recu,on a recu,avons recu,recus aujourd,recu aujourd,recus ce matin,j ai aujourd,prospects aujourd,ce matin,dans ma liste,ma liste,cette semaine j,recus cette",
  ],
  [
    price,
    `combien de prospects,combien de contacts,combien de fiches,combien de leads,combien de numeros,combien d emails,nombre de prospects,nombre de contacts,nombre de fiches,quota,quotas,${volumes},depasse,depasser,depassement,limite de contacts,limite de prospects,plus de contacts que,plus de prospects que,contacts en plus,prospects en plus,prospects supplementaires,contacts supplementaires,combien d utilisateurs,utilisateurs inclus,pour l equipe,plusieurs utilisateurs,inviter un collegue,inviter mes collegues,combien de personnes dans l equipe,quelle formule,quelles formules,vos formules,les formules,quel forfait,quels forfaits,vos forfaits,quel plan,quel abonnement,quels abonnements`,
  ],
  [
    page("import"),
    "importer,importe,importez,importation,imports,import,charger,uploader,upload,televerser,integrer,deposer,inserer,rentrer,ajouter,ajoute,rajouter,envoyer,transmettre,transferer,mettre,donner,upload",
    "fichier,fichiers,excel,csv,xlsx,xls,tableur,tableau,mes propres clients,mes propres prospects,mes propres contacts,ma base,base de donnees,base clients,base de prospects,une liste de,ma liste de,ma propre liste,mes contacts,mes prospects,mes clients,des prospects,des contacts,des clients",
  ],
  [
    page("import"),
    "importer,importez,importation,import,imports,mon fichier clients,mon fichier de prospects,mon fichier excel,mes propres clients,mes propres prospects,mes propres contacts,j ai deja un fichier,j ai deja une base,j ai un fichier",
  ],
  [
    page("export"),
    "exporter,exporte,exportez,export,exports,telecharger,telechargement,excel,csv,xlsx,extraire,extraction",
  ],
  [
    page("account"),
    "mon compte,mot de passe,me deconnecter,deconnexion,mes appareils,webhook,webhooks,zapier,n8n",
  ],
  [
    question("data"),
    "rgpd,cnil,d ou viennent,viennent d ou,d ou sortent,sortent d ou,d ou vient,d ou proviennent,proviennent vos,proviennent les,viennent vos,viennent les donnees,viennent les contacts,ou trouvez vous vos,vous sortez ces,vous sortez les,sortez vous vos,sortez vous les,origine des contacts,origine des fiches,origine des numeros,ou trouvez vous les,ou prenez vous,origine des donnees,origine de vos,provenance,donnees personnelles,source des donnees,sources des donnees,vos sources,vos donnees,conforme,conformes,conformite,confidentialite,confidentiel,confidentielles,confidentiels,mes donnees,nos donnees,c est legal,est ce legal,gdpr",
  ],
  [
    question("crm"),
    "crm,hubspot,salesforce,pipedrive,sellsy,zoho,integration,integrations,connecter matinal,connecter mon,connecter notre",
  ],
  [
    price,
    "combien,prix,tarif,tarifs,quel,quelle,coute",
    "utilisateurs,licences,sieges,commerciaux,collaborateurs,personnes,users",
  ],
  [page("support"), "facture,factures"],
  [
    page("offer"),
    "mon offre,notre offre,mon abonnement,notre abonnement,mon abo,mon forfait,notre forfait,ma formule,notre formule,my plan,mon quota,mes credits,offre j ai,offre ai je,abonnement j ai,abonnement ai je,formule j ai,forfait j ai",
  ],
  [
    price,
    `prix,tarif,tarifs,tarification,cout,couts,coute,coutent,coutera,ca coute,cher,chere,abonnement,abonnements,abo,remise,remises,reduction,rabais,code promo,promo,promotion,engagement,facturation,payer,vos offres,quelle offre,quelles offres,les offres,changer d offre,changer de formule,passer a l offre,${offers},tester,essayer,c est combien,combien ca,combien c est,periode d essai,essai,essai gratuit,gratuit,gratuitement,payant,ht ou ttc,ttc ou ht,ttc,hors taxe,hors taxes,tva,mensualite,mensualites,how much,price,prices,pricing,quelle formule`,
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
    "plan d action,plan d actions,plan de prospection,plan de bataille,plan d attaque,planning,commence par quoi,commencer par ou,strategie,par quoi je commence,par quoi on commence,par ou commencer,par quoi commencer,par ou je commence,mes premieres semaines,feuille de route,organise ma,organise mes,organiser ma,organiser mes,organise toi ma,m organiser,planifie ma,planifier ma,planifier mes",
  ],
  [
    draft("sequence"),
    "sequence,sequences,serie de mails,serie d emails,suite de mails,suite d emails,relances,campagne de mails,campagne d emails,campagne d emailing,campagne emailing",
  ],
  [
    draft("sequence"),
    "serie,suite,campagne,2,3,4,5,6,deux,trois,quatre,cinq,six,plusieurs",
    "messages,mails,emails,courriels",
  ],
  [
    draft("call_script"),
    "script,scripts,argumentaire,pitch,appel a froid,appels a froid,au telephone,au tel,par telephone,phoning,cold call,cold calling,mes appels,un appel,mon appel,mon rendez vous,un rendez vous,j ai rendez vous,ai rdv,j ai rdv,que lui dire,quoi lui dire,je lui dis quoi,quoi leur dire,que leur dire,je leur dis quoi,je dis quoi,quoi dire,les appelle,les appeler,quand j appelle",
  ],
  [
    draft("search"),
    "recherche de prospects,ma recherche,une recherche,trouver des prospects,trouver des clients,trouver de nouveaux clients,trouve moi,trouvez moi,cherche moi,cherchez moi,deniche moi,qui contacter,qui dois je contacter,qui cibler,qui dois je cibler,qui viser,qui dois je viser",
  ],
  [
    draft("search"),
    "cherche,cherchez,cherchons,chercher,recherche,recherchons,rechercher,trouve,trouvez,trouver,identifie,identifier,identifiez,il me faut,il nous faut,find",
    people,
  ],
  [
    page("targeting"),
    "ciblage,cibler des,cibler les,veux cibler,voudrais cibler,vise plutot,viser plutot,mes criteres,criteres de recherche,les criteres",
  ],
  [page("drafts"), "mes brouillons,brouillons,mes textes,mes documents"],
  [
    page("list"),
    "aucun prospect,aucun contact,aucune fiche,rien recu,ma liste,la liste,mes prospects,mes leads,mes fiches,mes contacts,liste du jour,liste du matin,nouveaux prospects,nouveaux contacts,des prospects",
  ],
  [page("profile"), "mon profil,mes informations,mes infos,ma fiche d entreprise"],
  [
    draft("email"),
    "email,emails,mail,mails,courriel,courriels,message de prospection,message d accroche,message d approche,phrase d accroche,une accroche,message linkedin,message sur linkedin,un message pour,ecris a,ecrire a,ecrivez a,relance,relancer",
  ],
  [page("list"), "prospect,prospects,lead,leads"],
  [
    question("what"),
    "que fais tu,que faites vous,que peux tu,que pouvez vous,que sais tu faire,que savez vous faire,tu fais quoi,vous faites quoi,sais faire quoi,savez faire quoi,peux faire quoi,pouvez faire quoi,peut faire quoi,sais faire,tu sers a quoi,a quoi tu sers,peux quoi,peux faire,vous servez a quoi,sert a quoi,a quoi sers tu,a quoi ca sert,a quoi servez vous,comment ca marche,comment ca fonctionne,comment tu marches,c est quoi,qu est ce que matinal,qu est ce que tu peux,qu est ce que tu sais,qu est ce que vous,qui es tu,t es qui,tu es qui,vous etes qui,m aider,peux m aider,je suis perdu,je suis perdue,je comprends rien,je ne comprends pas,qui etes vous,es tu un robot,es tu une ia,es un robot,un robot,une ia,aide,help,aidez moi,aide moi,j ai besoin d aide,what can you do,what do you do,who are you,how does it work",
  ],
];

const isThere = (list: string) => phrases<true>([[true, list]]);

/** By sentences that say nothing else. */
export const wholeTopics: Phrases<Topic> = phrases(whole);

export const topics: readonly TopicPhrases[] = within.map(([topic, either, beside]) => ({
  topic,
  either: isThere(either),
  ...(beside !== undefined && { beside: isThere(beside) }),
}));

/** What says that the customer wants no person and no work that the sentence names; a question or a page may be meant. */
export const refusals = phrases([
  [
    true,
    "veux pas,veux plus,voudrais pas,souhaite pas,souhaite plus,souhaitons pas,voulons pas,voulons plus,pas besoin,plus besoin,inutile de,inutile d",
  ],
]);

/** Polite words that ask nothing, though they have the phrases of a topic. */
export const courtesies = phrases([
  [
    true,
    "me permets de vous ecrire,me permets de vous contacter,me permets de vous solliciter,me permets de vous deranger,me permets de vous joindre,je vous ecris,je vous contacte,je souhaitais vous contacter,je voulais vous contacter,peu importe,n importe,de votre aide,pour votre aide",
  ],
]);

/** Words beside a field of the profile that ask to change it, where no order does. */
export const corrections = phrases([
  [
    true,
    "change,changez,changer,modifie,modifiez,modifier,corrige,corrigez,corriger,faux,fausse,fausses,incorrect,incorrecte,errone,erronee,pas bon,pas bonne,pas le bon,pas la bonne,pas les bons,pas les bonnes,mauvais,mauvaise,mauvaises,trompe,trompee,trompes,trompees,a change,ont change,mettre a jour,mets a jour,mise a jour,est trop,n est plus,erreur",
  ],
]);

/** What another request begins with, within a sentence. */
export const openers = wordSet(
  "combien comment quel quelle quels quelles ou quand qui pourquoi est c j je on peux pouvez pourriez pourrais puis y il vos votre vous tu quoi change modifie corrige mets ecris redige prepare fais donne dis resilie annule rappelez rappelle trouve cherche exporte importe",
);
