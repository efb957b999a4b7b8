import { lexicon } from "../../clauses/lexicon.ts";

/** What the assistant never does, whatever the object is. */
export const outward = new Set(
  "envoy expedi transmettr relanc contact recontact appel telephon programm planifi activ desactiv synchronis import export surveill prevenir avertir notifi alert resili rembours factur credit debloqu invit connect branch publi post negoci souscrir sollicit".split(
    " ",
  ),
);
/** What it does to texts, and never to the list, the profile or the account. */
export const inward = new Set(
  "effectu realis termin execut fair faire procede ajout supprim retir enlev effac modifi chang mettr corrig enregistr nettoy dedoublonn complet remplir cre integr attribu assign deplac archiv marqu not actualis elargir restreindr etendr ajust pass fusionn inscrir configur parametr install bascul renouvel prolong augment appliqu enrichir reserv bloqu cal fix confirm annul verifi control lanc partag depos laiss parl discut echang ecrir joindr trouv identifi recuper detect consult lir remettr analys ouvr cherch sauvegard valid prendr obtenir convenir demand classe report decal mettr rang tri reuss pos plac ferm trait charg telecharg class transfer recevoir".split(
    " ",
  ),
);
export const both = new Set([...outward, ...inward]);

export const skipped = lexicon(
  "bien deja aussi tout tous toutes egalement maintenant desormais vous lui leur les l la le y en donc meme immediatement aussitot directement ensuite enfin toujours m me se s ne",
);

export const adverbs = lexicon(
  "dorenavant present bien deja aussi tout egalement maintenant desormais donc enfin ensuite immediatement aussitot automatiquement",
);

/** Where a change would stand, so that no word about a text makes it one of a text. */
export const strongObjects = lexicon(
  "liste listes crm agenda calendrier abonnement ciblage compte base webhook* doublon* statut* licence* planning tableau panier",
);
export const objects = lexicon(
  "prospect* contact* fiche* profil critere* rappel* tache* donnees campagne* adresse* numero* coordonnees creneau* rendez rdv reunion* demo* demonstration* invitation* equipe collegue* quota forfait growth starter scale remise* copie zone facture* acces alerte* notification* filtre* utilisateur* dossier* ticket* export* import* interlocuteur* entreprise* rapport* recherche*",
);
export const texts = lexicon(
  "objet objets phrase* accroche* paragraphe* mot mots ton formule* texte* brouillon* script* version* question* ligne* titre signature* variante* champ* exemple* argument* angle* conclusion introduction mention* virgule mail mails message* sequence* relance* proposition plan reponse* idee* invitez argumentaire modele* points point",
);
/** What the assistant would send to the customer, beside what the customer sends to prospects. */
export const errands = lexicon(
  "rappel recapitulatif confirmation lien facture contrat devis fichier export invitation code acces document recap notification alerte* liste listes",
);
export const self = lexicon("j je nous on");
export const team = lexicon(
  "matinal equipe conseiller conseillere expert experte collegue collegues assistant agent ia service support technicien outil logiciel systeme plateforme",
);
export const habits = lexicon("chaque quotidien* jours peut peuvent pouvez doit doivent apres selon etre");
/** Things of which the passive would tell that something was done. */
export const subjects = lexicon(
  "coordonnees donnees mise modification* fichier* mail mails message messages relance* sequence* campagne* liste listes prospect* contact* fiche* profil ciblage critere* abonnement* compte agenda rendez rdv reunion* demo* demonstration* appel appels invitation* demande* webhook* statut rappel* facture* export* import* doublon* modification* changement* creneau* envoi* tache* notification* zone reservation* commande* dossier resiliation inscription candidature adresse* numero* crm offre forfait envois",
);

/** What an assistant that writes may say it has done, or will do; and what a customer says in a mail. */
export const innocent = lexicon(
  "prepar* redig* propos* raccourci* reformul* resum* repri* repren* gard* compri* lu vu note remplac* choisi* evit* adapt* alleg* coup* tenu suppos* laiss* essay* pens* relu traduit simplifi* regroup* list* separ* structur* indiqu* precis* mentionn* cite cites citee signal* calcul* compt* retenu* conserv* trouv* remarqu* relev* reper* identifi* distingu* hierarchis* selectionn* confondu oubli* fait pu voulu du dit parl* donn* fourni* montr* expliqu* detaill* conseill* recommand* formul* commenc* termin* fini* limit* personnalis* vari* gliss* plac* condens* develop* appuy* insist* mis* opt* prefer* renonc* decouvert appris constat* entendu rencontr* pris pri* besoin bien ici la rien mal envie une un des cru suivi respect* souviendr* pourr* ser* aur* saur* devr* dir* aider* repondr* ecrir* ecrit ecrite corrig* verrai verrons partir* ferai ferons fera sera attendr* envisag* aborde abord* tutoye vouvoye numerot* class* tri tri* compar* converti* reparti* ordonn* mis mise mettr* ajout* retir* supprim* deplac* modifi* chang* enlev* remani* ajust* aere* voudr*",
);
export const outer = lexicon(
  "prospect* contact* equipe collegue* liste profil agenda calendrier adresse* numero* telephone linkedin compte* facture* abonnement* crm fiche* ciblage critere* client* directeur* directrice* acheteur* standard fichier* secretariat interlocuteur* responsable* commercial dirigeant* rendez rdv lui leur serveur* webhook* base concurrent* quota entreprise societe",
);

export const subjectsOrTarget = lexicon(
  "cible ciblage webhook* alerte* campagne* sequence* relance* zone critere* synchronisation integration rappel* filtre* remise abonnement offre",
);

export const people = lexicon(
  "prospect* contact* interlocuteur* interlocutrice* directeur* directrice* acheteur* acheteuse* responsable* dirigeant* mme madame monsieur m societe entreprise groupe secretariat standard 2 3 4 5 6 7 8 9 10 il elle ils elles",
);

export const departing = lexicon(
  "relance* sequence* campagne* mail mails messages envois message invitation* confirmation",
);
