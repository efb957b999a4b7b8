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

/** The ways to say which offer is meant by what it costs. */
export const pricedAs = (monthly: number): string =>
  `offre a ${monthly},offre de ${monthly},celle a ${monthly},celui a ${monthly},formule a ${monthly},abonnement a ${monthly},abo a ${monthly},forfait a ${monthly}`;

const anyPriced = catalogue.map(({ monthly }) => pricedAs(monthly)).join();

/** Who can be given access, or lose it. */
const teammates =
  "ma femme,mon mari,mon epouse,mon epoux,mon conjoint,ma conjointe,mon fils,ma fille,mon frere,ma soeur,mon associe,mon associee,mes associes,un associe,un collegue,une collegue,mon collegue,ma collegue,mes collegues,des collegues,collegue,collegues,mon assistante,mon assistant,une assistante,ma secretaire,mon commercial,ma commerciale,mes commerciaux,un commercial,une commerciale,des commerciaux,mon equipe,mon collaborateur,un collaborateur,mes collaborateurs,mon salarie,ma salariee,mes salaries,un salarie,mon employe,mes employes,mon apprenti,mon alternant,mon alternante,mon stagiaire,mon patron,mon adjoint,mon adjointe,mon directeur,mon comptable,un utilisateur,des utilisateurs,autre utilisateur,deuxieme utilisateur,second utilisateur,utilisateur,un membre,des membres,quelqu un,une personne,autre personne,deuxieme personne";

/** How many of something a period brings: "prospects par mois". */
export const perPeriod = phrases<true>([[true, volumes]]);

/** What a message asks that says nothing else: words that mean something else, or nothing, within a sentence. */
const whole: readonly (readonly [Topic, string])[] = [
  [
    page("cancellation"),
    "stop,arreter,j arrete,on arrete,arretez tout,arreter tout,je veux arreter,je voudrais arreter,je souhaite arreter,on veut arreter,on arrete tout,nous souhaitons arreter,nous voulons arreter",
  ],
  [
    person,
    "tel,telephone,num,numero,contact,contactez moi,rdv,un rdv,prendre rdv,prendre un rdv,rendez vous,prendre rendez vous,prendre un rendez vous,humain,conseiller,support,quelqu un,allo,coordonnees,une adresse,hotline,sav,rappel,appelez moi,demo",
  ],
  [
    price,
    "souscrire,m abonner,s abonner,acheter,j achete,je veux acheter,je voudrais acheter,commander,je veux commander,je signe,je m inscris,inscription",
  ],
  [page("team"), "equipe,mon equipe,l equipe,utilisateurs,collegues"],
  [
    page("sending"),
    "envoyer,envoie,envoie le,envoie la,envoie les,envoyez le,envoie mon mail,envoie mon email,envoie mes mails,envoie mes emails,envoi",
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
  [
    page("list"),
    "liste,la liste,j ai rien,j ai toujours rien,je n ai rien,toujours rien,rien ce matin,rien aujourd hui,rien du tout,c est vide",
  ],
  [page("export"), "export,exporter,imprimer"],
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
    "mail du matin,email du matin,mails du matin,emails du matin,recois trop de mails,recois trop d emails,recois trop de mail,trop de mails de vous,trop de mails de votre part,mail de ce matin,email de ce matin,mail quotidien,mails quotidiens,email quotidien,emails quotidiens,aucun mail depuis,plus de mail,plus aucun mail,pas recu de mail,pas recu le mail,pas recu l email,recois pas le mail,recois plus le mail,recois plus de mail,notification,notifications,desinscrivez,desinscris,desinscrire,desinscription",
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
    "je veux mes donnees,je voudrais mes donnees,je souhaite mes donnees,donnez moi mes donnees,donne moi mes donnees,envoyez moi mes donnees,envoie moi mes donnees,avoir mes donnees,obtenir mes donnees,recevoir mes donnees,acces a mes donnees,acceder a mes donnees,je veux toutes mes donnees,toutes les donnees que vous avez,je veux nos donnees",
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
    "mettre en pause,met en pause,abonnement en pause,faire une pause,resilier,resilie,resilies,resiliez,resilions,resiliation,desabonnez,desabonne,desabonner,desabonnement,fin de mon abonnement,fin de l abonnement,j arrete quand,arreter quand,partir quand,arreter a tout moment,si j arrete,si je pars,je me retire,plus continuer,envie de continuer,veux stopper,cancel,cancellation,unsubscribe",
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
  [
    person,
    "trop cher,trop chers,trop chere,trop eleve,trop eleves",
    `${ours},c est cher pour moi,pour moi,pour nous,pour une boite,pour une petite,pour ma boite,pour mon entreprise,pour mon budget,pour un artisan,pour une tpe,pour un independant,mon budget`,
  ],
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
    "parler a quelqu un,parler a une personne,parler a un humain,parler avec quelqu un,un humain,une humaine,une vraie personne,un conseiller,une conseillere,vos conseillers,votre conseiller,un de vos,l un de vos,une de vos,vous appeler,vous appelle,appeler matinal,vous joindre,vous contacter,vous contacte,contacter matinal,joindre matinal,joindre quelqu un,contacter quelqu un,vous telephoner,votre numero,votre num,votre tel,votre telephone,votre adresse,votre email,votre mail,vos coordonnees,vos numeros,ton numero,ton num,quel numero,service client,support technique,me recontacter,nous recontacter,recontactez moi,recontactez nous,etre rappele,etre rappelee,etre recontacte,etre recontactee,reserver une demo,une demo,une demonstration,rendez vous avec vous,rendez vous avec un conseiller,rdv avec vous,rdv avec un conseiller,rdv avec quelqu un,une reclamation,reclamation,me plaindre,pas satisfait,pas satisfaite,avoir un devis,me faire un devis,adresse de connexion,trompe d adresse,mauvaise adresse mail,mauvaise adresse email,numero de telephone,numero de tel,num de tel,le support,sert a rien,pas content,pas contente,mecontent,mecontente,c est nul,c est de la merde,decu,decue,arnaque,arnaques,ou etes vous,vous etes ou,votre siret,vous rencontrer,vous voir,le tel,contact humain,le standard,votre patron,le patron,votre responsable,parler au responsable,parler au patron,parler au support,parler au service,parler au commercial,chez vous qui,appeler chez vous,appelle chez vous,mail de contact,email de contact,adresse de contact,adresse postale,passez moi,me passer le,me passer un,me passer quelqu un,en relation avec vous,en relation avec un,en relation avec une,en relation avec quelqu un,en relation avec l equipe,y a quelqu un,a t il quelqu un,il y a qqn,quelqu un est la,un bug,ne marche pas,marche pas,marche plus,ne fonctionne pas,fonctionne pas,fonctionne plus,bloque,en panne,changer mon adresse email,changer d adresse email,changer mon adresse mail,changer d adresse mail,changer mon mail,changer mon email,change mon mail,change mon email,changer de mail,changer d email,modifier mon adresse mail,modifier mon mail,modifier mon adresse email,changer l adresse mail,changer l adresse email,change mon adresse mail,change mon adresse email,speak to someone,talk to someone,contact you,call you,call me",
  ],
  [draft("call_script"), "trop cher,trop chers,trop chere,objection,objections"],
  [
    page("support"),
    "moyen de paiement,moyens de paiement,mode de paiement,modes de paiement,carte bancaire,carte bleue,carte de credit,ma carte,par virement,un virement,prelevement,prelevements,preleve,preleves,debite,debites,rib,iban,sepa,paypal,par cheque,ma facture,mes factures,notre facture,nos factures,votre facture,vos factures,facture de,factures de,la facture,les factures,une facture a,une facture au,recevoir une facture,avoir une facture,une facture de,payer quand,paye quand,paie quand,paye t on,paie t on,quand payer,quand je paye,quand je paie,quand est ce que je paye,quand est ce que je paie,quand dois je payer,quand on paye,quand on paie,quand faut il payer,par carte,payer par,paye par,payer en plusieurs,payer avec,paiement,paiements,cheque,cheques,pas recu le code,recois pas le code,recu de code,ecran blanc,ecran est blanc,page blanche,page est blanche,c est lent,c est tres lent,c est trop lent,ca rame,rien ne se passe,ne s affiche pas,s affiche pas,ca plante,ne charge pas,charge pas,arrive pas a me connecter,numeros sont faux,numero est faux,faux numero,faux numeros,mauvais numero,mauvais numeros,numeros sont pas bons,numero n est pas attribue,numero n existe,adresse est fausse,email est faux,mail est faux,adresse email est fausse,adresse mail est fausse,adresses sont fausses,emails sont faux,mails reviennent,coordonnees sont fausses,remboursement,remboursements,rembourser,rembourse,rembourses,remboursez,refund,invoice,double prelevement,recois plus rien,recois plus,ne recois pas,recevons plus,rien depuis,rien recu depuis,toujours rien recu,toujours pas recu,pas recu depuis",
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
    `combien de prospects,combien de contacts,combien de fiches,combien de leads,combien de numeros,combien d emails,nombre de prospects,nombre de contacts,nombre de fiches,quota,quotas,${volumes},depasse,depasser,depassement,limite de contacts,limite de prospects,plus de contacts que,plus de prospects que,contacts en plus,prospects en plus,prospects supplementaires,contacts supplementaires,combien d utilisateurs,utilisateurs inclus,pour l equipe,combien de personnes dans l equipe,quelle formule,quelles formules,vos formules,les formules,quel forfait,quels forfaits,vos forfaits,quel plan,quel abonnement,quels abonnements`,
  ],
  [
    page("team"),
    "ajouter,ajoute,ajoutez,rajouter,rajoute,rajoutez,inviter,invite,invitez,invitation,donner acces,donne acces,donnez acces,donner un acces,donner l acces,acces a,acces pour,un acces,connecter,se connecter,creer un acces,compte pour,partager,partage,enlever,enleve,retirer,retire,supprimer,supprime,virer,faire venir,utiliser avec,travailler avec,bosser avec",
    teammates,
  ],
  [
    page("team"),
    "a plusieurs,plusieurs utilisateurs,partager mon compte,partager le compte,partager l acces,partager mes acces,partager ma liste,partager la liste,page equipe,la page equipe,mon equipe peut,chacun a sa liste,chacun sa liste,reprend mes prospects,confier mes prospects,confier des prospects,confier un prospect,partager mes prospects,voit quoi,gerer l equipe,gerer mon equipe,un acces pour,acces supplementaire,un autre utilisateur,nouvel utilisateur,nouveau utilisateur",
  ],
  [
    page("export"),
    "ma liste dans excel,la liste dans excel,ma liste en excel,ma liste sur excel,la liste sur excel,liste dans un tableur,imprimer ma liste,imprimer la liste,imprimer mes prospects,sortir ma liste,recuperer ma liste,telecharger ma liste",
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
    page("sending"),
    "comment envoyer,comment j envoie,comment je l envoie,comment l envoyer,comment on envoie,comment on l envoie,j envoie comment,je l envoie comment,envoyer comment,pour envoyer,comment les envoyer,je peux envoyer,puis je envoyer,peut on envoyer,on peut envoyer,bouton envoyer,envoie le mail,envoie l email,envoie le message,envoie ce mail,envoie la sequence,envoyer le mail,envoyer l email,envoyez le mail,envoyez l email,envoyez mon mail,envoyer mon mail,envoyer mon email,envoyer mes mails,envoyer mes emails,envoyer ce mail,depuis gmail,depuis outlook,depuis ma messagerie,depuis ma boite,de ma messagerie,mail est parti,email est parti,mail part quand,mail est envoye,mail a ete envoye,mails sont partis,mails sont envoyes,est ce parti",
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
    "rgpd,cnil,bloctel,demarchage,d ou je tiens,tiens son numero,tiens ses coordonnees,tiens son nom,veut etre retire,veut etre retiree,veut etre supprime,veut etre supprimee,plus etre appele,plus etre appelee,plus etre contacte,plus etre contactee,plus etre demarche,concurrents voient,concurrent voit,concurrents peuvent voir,qui voit ma liste,qui voit mes,d ou viennent,viennent d ou,d ou sortent,sortent d ou,d ou vient,d ou proviennent,proviennent vos,proviennent les,viennent vos,viennent les donnees,viennent les contacts,ou trouvez vous vos,vous sortez ces,vous sortez les,sortez vous vos,sortez vous les,origine des contacts,origine des fiches,origine des numeros,ou trouvez vous les,ou prenez vous,origine des donnees,origine de vos,provenance,donnees personnelles,source des donnees,sources des donnees,vos sources,vos donnees,conforme,conformes,conformite,confidentialite,confidentiel,confidentielles,confidentiels,mes donnees,nos donnees,c est legal,est ce legal,gdpr",
  ],
  [
    question("crm"),
    "outlook,google agenda,synchroniser,synchronisation,crm,hubspot,salesforce,pipedrive,sellsy,zoho,integration,integrations,connecter matinal,connecter mon,connecter notre",
  ],
  [
    price,
    "combien,prix,tarif,tarifs,quel,quelle,coute",
    "utilisateurs,licences,sieges,commerciaux,collaborateurs,personnes,users",
  ],
  [page("support"), "facture,factures"],
  [
    page("offer"),
    "mon offre,notre offre,mon abonnement,notre abonnement,mon abo,mon forfait,notre forfait,ma formule,notre formule,my plan,mon quota,mes credits,suis abonne,suis abonnee,suis je abonne,suis je abonnee,est abonne,est abonnes,sommes abonnes,sommes nous abonnes,abonne a quoi,offre en cours,abonnement en cours,abonnement actif,je paye quoi,je paie quoi,je paye combien,je paie combien,paye combien,paie combien,on est a quelle offre,je suis a quelle offre,je suis sur quelle offre,suis client,suis cliente,offre j ai,offre ai je,abonnement j ai,abonnement ai je,formule j ai,forfait j ai",
  ],
  [
    price,
    `prix,tarif,tarifs,tarification,cout,couts,coute,coutent,coutera,ca coute,cher,chere,abonnement,abonnements,abo,remise,remises,reduction,rabais,code promo,promo,promotion,engagement,facturation,payer,vos offres,quelle offre,quelles offres,les offres,changer d offre,changer de formule,passer a l offre,${offers},tester,essayer,c est combien,combien ca,combien c est,periode d essai,essai,essai gratuit,${anyPriced},m abonner,s abonner,nous abonner,m abonne,s abonne,abonner,comment souscrire,veux souscrire,voudrais souscrire,souhaite souscrire,ou souscrire,pour souscrire,puis je souscrire,peut on souscrire,on souscrit,je souscris,souscrire a l offre,souscrire a une offre,souscrire un abonnement,souscrire chez vous,prendre l offre,prendre une offre,prendre votre offre,prends l offre,prends une offre,prendre un abonnement,prends un abonnement,prendre la formule,prends la formule,acheter l offre,acheter une offre,acheter un abonnement,acheter matinal,acheter votre,devenir client chez vous,devenir votre client,m inscrire,comment je m inscris,ou je m inscris,ou est ce que je m inscris,comment payer,comment je paye,comment je paie,comment on paye,comment on paie,comment est ce qu on paye,comment est ce qu on paie,comment est ce que je paye,comment est ce que je paie,comment regler,regle comment,regler comment,on regle,ou je paye,ou je paie,ou on paye,ou on paie,ou payer,ou est ce que je paye,ou est ce que je paie,ou est ce qu on paye,on paye comment,on paie comment,je paye comment,je paie comment,gratuit,gratuitement,payant,ht ou ttc,ttc ou ht,ttc,hors taxe,hors taxes,tva,mensualite,mensualites,how much,price,prices,pricing,quelle formule`,
  ],
  [
    question("matin"),
    "chaque matin,tous les matins,quand arrivent,quand arrive,a quelle heure arrivent,a quelle heure arrive,quand vais je recevoir,quand recevrai je,quand est ce que je recois,quand aurai je",
  ],
  [
    question("ready"),
    "en combien de temps,combien de temps,quand commence,commence quand,demarre quand,on commence quand,on demarre quand,quand ca commence,quand ca demarre,quand est ce que ca demarre,quand est ce qu on commence,quand demarre,quand commencez,quand puis je commencer,quand est ce que ca commence,quel delai,quels delais,delai,delais,mise en place,mise en service",
  ],
  [
    question("trouver"),
    "comment trouvez vous,comment trouves tu,comment tu trouves,comment vous trouvez,comment sont trouves,trouvez les numeros,trouvez les mails,trouvez les emails,trouvez les prospects,trouvez vous les numeros,quoi le score,comment est calcule,calcule le score,le score veut dire,le score c est quoi,comment cherchez vous,comment choisissez vous",
  ],
  [
    question("verifier"),
    "que savez vous de chaque,sont ils verifies,sont verifies,sont elles verifiees,verifiez vous,verifies tu,fiable,fiables,fiabilite,numero de portable des,portables des,numeros de portable,numeros directs,lignes directes,qualite des donnees,qualite des contacts",
  ],
  [
    page("calls"),
    "mes appels a la suite,appels a la suite,enchainer les appels,enchainer mes appels,seance d appels,session d appels",
  ],
  [
    page("drafts"),
    "perdu mon mail,perdu mon email,perdu mon texte,perdu mon script,retrouver mon mail,retrouver mon email,retrouver mes mails,retrouver mes emails,retrouver mon texte,retrouver mes textes,retrouver mon script,retrouver le mail,retrouver le script,retrouver mon plan,retrouver ma sequence,l ancien texte,ancien mail,ou est mon mail,ou est mon email,ou sont mes mails,ou sont mes emails,ou est mon script,ou sont mes scripts,ou est mon texte,ou est mon plan,ou est ma sequence,ou est passe mon mail,ou est le mail,ou est le script",
  ],
  [
    page("reports"),
    "mes stats,les stats,mes statistiques,les statistiques,mon rapport,mes rapports,le rapport du mois,rapport du mois,voir mes resultats,mes resultats du mois,mes resultats de la semaine,resultats du mois,voir mes chiffres,mes chiffres du mois,mon bilan,bilan du mois,combien j ai appele,combien d appels j ai,combien de rendez vous j ai,combien de rdv j ai,mon tableau de bord",
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
    "prospects sont nuls,contacts sont nuls,pas les bons prospects,pas les bonnes entreprises,mauvais prospects,prospects sont mauvais,prospects ne correspondent,correspondent pas,ne m interesse pas,ne m interessent pas,m interessent pas,moins de prospects mais,pas ma cible,hors cible,ciblage,cibler des,cibler les,veux cibler,voudrais cibler,vise plutot,viser plutot,mes criteres,criteres de recherche,les criteres",
  ],
  [page("drafts"), "mes brouillons,brouillons,mes textes,mes documents"],
  [
    page("list"),
    "aucun prospect,aucun contact,aucune fiche,rien recu,recois rien,recevons rien,recoit rien,ma liste,la liste,mes prospects,mes leads,mes fiches,mes contacts,liste du jour,liste du matin,nouveaux prospects,nouveaux contacts,des prospects",
  ],
  [
    page("profile"),
    "recommencer le questionnaire,refaire le questionnaire,reprendre le questionnaire,le questionnaire,recommencer les questions,repartir de zero,recommencer a zero,recommencer depuis le debut,ce que j ai dit au debut,mes reponses,mon profil,mes informations,mes infos,ma fiche d entreprise",
  ],
  [
    draft("email"),
    "email,emails,mail,mails,courriel,courriels,message de prospection,message d accroche,message d approche,phrase d accroche,une accroche,message linkedin,message sur linkedin,un message pour,ecris a,ecrire a,ecrivez a,relance,relancer",
  ],
  [page("list"), "prospect,prospects,lead,leads"],
  [
    question("what"),
    "mode d emploi,tuto,tutoriel,un guide,comment demarrer,comment commencer,comment je commence,comment je demarre,je fais quoi maintenant,je fais quoi,quoi faire maintenant,ca fait quoi,comment je m en sers,comment m en servir,comment on s en sert,comment l utiliser,comment utiliser matinal,comment utiliser le,comprends pas comment,que fais tu,que faites vous,que peux tu,que pouvez vous,que sais tu faire,que savez vous faire,tu fais quoi,vous faites quoi,sais faire quoi,savez faire quoi,peux faire quoi,pouvez faire quoi,peut faire quoi,sais faire,tu sers a quoi,a quoi tu sers,peux quoi,peux faire,vous servez a quoi,sert a quoi,a quoi sers tu,a quoi ca sert,a quoi servez vous,comment ca marche,comment ca fonctionne,comment tu marches,c est quoi,qu est ce que matinal,qu est ce que tu peux,qu est ce que tu sais,qu est ce que vous,qui es tu,t es qui,tu es qui,vous etes qui,m aider,peux m aider,je suis perdu,je suis perdue,je comprends rien,je ne comprends pas,qui etes vous,es tu un robot,es tu une ia,es un robot,un robot,une ia,aide,help,aidez moi,aide moi,j ai besoin d aide,what can you do,what do you do,who are you,how does it work",
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
