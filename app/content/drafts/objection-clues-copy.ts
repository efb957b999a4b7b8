/**
 * What an objection of a call is about, by a few words of it, wherever they stand: the name of a topic, and wordings as
 * `cluePattern` reads them. They are asked where no topic covers the whole objection, so the answers of their topics are
 * good whatever else was said. The first clue counts; those that say the most come first.
 */
export const objectionClues: readonly {
  topic: string;
  said: readonly string[];
  /** Where a statement that denies something says something else. */
  affirmed?: true;
}[] = [
  {
    topic: "solicited",
    said: [
      "encore un/une (…) démarcheur/commercial/vendeur/démarchage/agence/cabinet/appel",
      "vous êtes le/la ANY semaine/jour/mois/matin/aujourd/appeler/démarcher",
      "trois/quatre/cinq/dix/vingt par/cette jour/semaine/mois",
      "retirez/enlevez/supprimez moi/nous/mon",
      "arrêtez de",
      "démarchage/démarcheur/démarcheurs",
    ],
  },
  {
    topic: "theyCall",
    said: [
      "@ vous rappelle/rappellera/rappellerai/recontacte/recontactera/recontacterai",
      "@ se rappelle",
      "@ reviendrai/reviendra/reviendrons vers vous",
    ],
  },
  {
    topic: "notNow",
    said: [
      "@ est en voiture/train/déplacement/rendez",
      "@ déjeune/mange/conduit/conduis/raccroche",
      "@ a (que) une/deux minute/minutes",
      "mais (faites) vite",
      "@ est au volant",
      "@ est en/sur/au (un/une) réunion/rendez/chantier/rdv/clientèle/route/bloc/cuisine/cours/visite/ligne",
      "@ est avec un/une/quelqu/DET",
      "faites vite",
      "pas pendant (DET) …",
      "@ peut pas parler",
      "est/sont absent/absente/absents/parti/partie/sorti/sortie",
      "@ part/pars en",
    ],
  },
  {
    topic: "callBack",
    said: [
      "rappelle/rappelez/rapelez/recontacte/recontactez/relance/relancez/repasse/repassez/revenez/reviens",
      "faut/faudra/faudrait/peut/peux/pouvez/préfère rappeler/revenir/repasser/recontacter",
    ],
  },
  {
    topic: "quote",
    said: [
      "envoyez/envoie/envoyer/faites/faire/fais (moi/nous) (d/déjà/abord) DET devis/tarif/prix/proposition/offre",
    ],
  },
  {
    topic: "document",
    said: [
      "envoyez/envoie/envoyer/laissez/mettez/transmettez moi/nous",
      "m/nous envoyer/envoyez/laisser",
      "envoyez/envoie/envoyer DET (…) mail/mails/email/courriel/plaquette/brochure/documentation/doc/catalogue/doc/lien/tarifs",
      "par écrit/mail/email/courriel",
      "plaquette/brochure/documentation/catalogue (ANY)",
    ],
  },
  {
    topic: "delegate",
    said: [
      "voyez/voir/vois/parlez (ça/cela/en/directement) avec/à ANY",
      "adressez vous ANY",
      "OUR … gère/s/gere ANY voyez ANY",
      "IT est DET assistante/secrétaire/adjoint/adjointe/collègue/responsable/chef qui ANY",
      "DET assistante/secrétaire/adjointe/adjoint gère/gere/fait/commande/choisit/décide",
    ],
  },
  {
    topic: "person",
    said: ["@ prend pas (DET) décision", "@ décide/choisit/choisis pas", "exécutant", "@ est qu un/une"],
  },
  {
    topic: "assembly",
    said: ["AG", "assemblée (générale)", "copropriétaire", "conseil syndical"],
  },
  {
    topic: "committee",
    said: [
      "ordre du jour",
      "prochain/prochaine conseil/comité/réunion/commission",
      "passe/passer/passera/voté/vote/voter/décidé/validé en/au/par (le/un) CA/conseil/comité/codir/comex/commission/bureau",
      "DET conseil/comité/commission/bureau (…) votera/vote/décide/refusera/validera/veut",
      "DET élu votera/voteront/voudra/voudront/veulent/décide/décident/refuse",
      "DET élu ANY votera/voteront/voudra/voudront",
    ],
  },
  {
    topic: "priority",
    said: ["d autres priorités", "d autres urgences", "élection", "autres sujets"],
  },
  {
    topic: "listing",
    said: [
      "soyez/être/êtes/est/suis/sommes/sont (deja/pas) référencé",
      "deux/trois/quatre/cinq/OUR/DET … référencé",
      "référencement",
      "panel",
      "centrale d achat",
      "UGAP",
    ],
  },
  {
    topic: "elsewhere",
    said: [
      "doit/dois/faut passer par ANY",
      "par/au/du DET siège/groupe/groupement/franchiseur/réseau",
      "DET siège/groupe/groupement/franchiseur/réseau (…) (nous/m/me) impose/décide/choisit/gère/gere/achète/commande",
      "IT est DET … qui décide/impose/choisit/gère/achète/commande/signe/paie/paye",
      "nous/me/m impose/imposent ANY",
      "passe par DET siège/groupe/direction",
      "passe par le siège",
      "IT est pas nous/moi qui ANY",
      "@ est (VERY) (que) locataire",
    ],
  },
  {
    topic: "tender",
    said: [
      "trois/3/deux/2/plusieurs devis",
      "appel d offre",
      "appels d offres",
      "marché public",
      "marchés publics",
      "consultation",
      "mise en concurrence",
    ],
  },
  {
    topic: "exclusivity",
    said: ["négocié/négociés/négociée au/par/en ANY", "accord national/cadre"],
  },
  {
    topic: "contract",
    said: [
      "en/sous contrat",
      "DET contrat",
      "DET accord (de) (cadre/groupe)",
      "@ est (deja/encore) (VERY) engagé/lié",
      "leasing",
      "DET marché jusqu ANY",
      "échéance est (en/au/le/fin)",
    ],
  },
  {
    topic: "experience",
    said: [
      "dernière fois",
      "promis",
      "déjà planté/arnaqué/déçu/trompé/abandonné",
      "plus jamais",
      "fait avoir",
      "plus (en) entendre parler",
      "jamais rien eu/vu/reçu",
      "et (@) (a) jamais eu/vu/reçu",
      "elles/ils sont revenues/revenus/repartis",
      "laissé tomber/des/un/une/DET",
      "planté/plantés/plantée/arnaqué/arnaqués/coulé/escroqué/escroc",
      "jamais revenu/rappelé/livré/fini/terminé/répondu",
      "DET dernier/dernière/précédent/précédente/ancien/ancienne (…) a/ont/nous/oublié/oubliait/faisait/venait/venaient/disait/était",
      "DET dernier/dernière/précédent/précédente/ancien/ancienne … elle/il ANY",
      "avec le précédent/précédente/dernier/dernière",
      "avec la précédente/dernière",
      "déjà essayé/testé/tenté",
      "@ a attendu",
      "@ a payé",
      "@ a (deja) eu DET … (qui/et/avec) ANY",
      "mauvaise/mauvais expérience/souvenir",
    ],
  },
  {
    topic: "waiting",
    said: ["@ attend ANY"],
  },
  {
    topic: "leaving",
    said: [
      "retraite",
      "@ (va) (peut) (être) vend/vendre/fermer/céder/cède/déménage/déménager",
      "projet de déménagement/vente/cession/fermeture",
      "cessation (d) activité",
    ],
  },
  {
    topic: "funding",
    said: [
      "cpf",
      "opco",
      "subvention/subventions/subventionné",
      "fonds de formation",
      "crédit d impôt",
      "qui paie/paye/paiera/finance",
    ],
  },
  {
    topic: "hardTimes",
    said: [
      "redressement/liquidation/fusion/rachat",
      "licencié/licencier/licenciement",
      "chômage partiel",
      "IT est la crise",
      "activité est en baisse",
      "activité baisse/ralentit",
      "chiffre d affaires (est) (en) baisse",
    ],
  },
  {
    topic: "roi",
    said: [
      "amortir/amortissement/rentable/rentabilité/rentabiliser",
      "retour sur investissement",
      "à quoi (IT) sert",
      "pas mesurer",
      "voit pas le retour/gain/bénéfice/résultat",
      "qu ANY vaille le coup/peine",
      "vaut pas le coup/peine",
    ],
  },
  {
    topic: "minimum",
    said: ["DET minimum", "franco", "minimum de commande"],
  },
  {
    topic: "cheaper",
    said: [
      "moins cher/chère/chers/chères",
      "de moins",
      "font/fait/font (la) (même) (chose) ANY moins",
      "meilleur/meilleurs prix",
      "gratuit/gratuite/gratuitement",
    ],
  },
  {
    topic: "dearer",
    said: [
      "plus cher/chère/chers/chères (qu/que)",
      "DET devis/prix/tarif/offre/coef/coefficient/taux (…) est/sont ANY dessus",
      "DET devis/prix/tarif/offre/coef/coefficient/taux (…) est/sont (VERY) dessus/supérieur/élevé/haut",
      "DET devis/prix/tarif/offre est/sont ANY (de) plus",
      "au dessus (du/de/des) (marché/prix)",
      "supérieur/supérieure/supérieurs (au/à/aux) (marché)",
      "trop haut/élevé/hauts/élevés",
    ],
  },
  {
    topic: "budget",
    said: [
      "DET budget",
      "pas budgété/budgétisé/budgeté",
      "DET dépenses/investissement/recrutements/achats ANY gelé/gelés/coupé/coupés/bloqué/bloqués/stoppé",
      "gelé/gèle/gele/réduit/coupe/bloque DET dépense/recrutement/investissement/coût/achat",
      "@ a gelé/coupé/bloqué/réduit/arrêté DET",
      "trésorerie",
    ],
  },
  {
    topic: "price",
    said: [
      "coûte/coûtent plus",
      "euro/euros",
      "trop cher/chère/chers/chères",
      "abusé/exagéré/exorbitant/prohibitif",
      "DET coût/dépense/surcoût/frais/facture (en) (plus)",
      "charge en plus/supplémentaire",
      "coûte cher",
      "luxe",
      "pas combien IT coûte",
      "combien IT coûte",
      "DET marge",
    ],
  },
  {
    topic: "fewer",
    said: [
      "trop de PROVIDER",
      "nombre de PROVIDER",
      "moins de PROVIDER",
      "nouveau PROVIDER",
      "nouveaux PROVIDER",
    ],
  },
  {
    topic: "distance",
    said: ["trop/très/assez/bien loin", "éloigné/éloignés"],
  },
  {
    topic: "local",
    said: [
      "du local",
      "du coin/pays/département",
      "gens/artisans/entreprise d ici",
      "local/locaux/locale/locales",
    ],
  },
  {
    topic: "commitment",
    said: ["abonnement", "signe rien/pas", "engagement"],
  },
  {
    topic: "demand",
    said: [
      "OUR CUSTOMER ANY demande/demandent/réclame/réclament/cherche/cherchent pas",
      "OUR CUSTOMER demande/demandent/réclame/réclament/cherche/cherchent pas",
      "personne (nous/me) (le/la/les/en) demande/réclame",
    ],
  },
  {
    topic: "customers",
    said: [
      "DET CUSTOMER (…) veut/veulent/voudra/voudront/aime/aiment/préfère/préfèrent/voit/voient/boit/boivent/mange/mangent/achète/achètent/prend/prennent/cherche/cherchent",
      "DET CUSTOMER (…) (vont/va) (s/se) plaindre/râler/fuir/partir",
    ],
  },
  {
    topic: "sells",
    said: [
      "se vend pas/mal/plus/peu",
      "se vend (VERY) mal",
      "ANY se vend ANY été/hiver",
      "part/partent pas/mal",
    ],
  },
  {
    topic: "ability",
    said: [
      "DET TEAM/fille/garçon/monde/chef (…) sauront/saura (pas) ANY",
      "savent/sait pas (comment) (s) (en) faire/servir/utiliser",
      "DET … (est/sont) pas à l aise",
      "@ comprend rien/pas",
      "(VERY) technique/compliqué pour nous/moi/eux/elle",
      "sait pas s en servir",
      "sauront/saura pas (s) (en) servir",
    ],
  },
  {
    topic: "team",
    said: [
      "DET … (s/y) (va/vont) (pas/jamais) aime/aiment/aimer/préfère/préfèrent/oppose/opposent/refuse/refusent/refuser",
      "DET … a/ont (pas) validé/accepté/signé/voulu",
      "OUR … veut/voudra/veulent/voudront (pas/jamais/plus)",
      "DET DSI/DAF/DRH/direction/patron/chef (va/veut/voudra) (jamais/pas) (valider/accepter/vouloir)",
      "jamais/pas valider/accepter/signer",
      "DET TEAM/fille/médecin/parent/élève/monde/jeune (…) (va/vont/veut/veulent/voudra/voudront) (pas) râler/bloquer/refuser/gueuler/veut/veulent/voudra/voudront/suivra/suivront/adhérer",
      "DET médecin/enseignant/professeur/parent/résident/salarié/équipe ANY changeront/changera/voudront/aiment/acceptera/accepteront",
      "OUR mari/femme/associé/patron/chef/fils/père (ANY) veut/voudra pas",
      "DET … (est/sont) contre",
    ],
  },
  {
    topic: "rules",
    said: [
      "pas le droit",
      "interdit/interdite/interdits",
      "CNIL",
      "ABF",
      "bâtiments de france",
      "monument/bâtiment/site (est) classé",
      "norme/réglementation/loi/décret",
      "pas conforme/autorisé/homologué/certifié",
      "obligation/permis/autorisation de ANY",
    ],
  },
  {
    topic: "obligation",
    said: [
      "pas obligatoire/obligé/obligés",
      "contrôle/controle/contrôlent/vérifie pas/jamais",
      "personne (ne) contrôle/vérifie",
      "jamais (eu/vu) (de/d/un/une) contrôle/inspection/visite",
      "inspection/inspecteur vient/vienne jamais/pas",
      "en règle",
      "aux normes",
    ],
  },
  {
    topic: "risk",
    said: [
      "@ a (VERY) peur",
      "peur que/qu/de/d",
      "@ craint ANY",
      "IT va/risque/peut (VERY) sentir/faire/abîmer/salir/casser/attirer/gêner/bloquer/planter/prendre",
      "IT abîme/salit/casse/bouche/raye/sent/pue/fuit/coule/annule/tache",
      "garantie (qui) saute/sauter/tombe/annulée/tomber",
      "DET garantie constructeur",
      "sous garantie",
      "si (vous/IT) ANY saute/casse/plante/tombe/brûle/fuit/fermez/arrêtez",
      "supporte/supportera/tient/tiendra/résiste/résistera pas",
    ],
  },
  {
    topic: "quantity",
    said: ["pas assez pour/de/d", "VERB pas assez", "trop peu de/d/pour", "pas assez de volume"],
  },
  {
    topic: "stock",
    said: ["de stock", "DET stock", "en stock"],
  },
  {
    topic: "nextTime",
    said: [
      "il y a 2/3/4/5/deux/trois/quatre/cinq/un/six an/mois",
      "encore bon/bonne/bien/neuf/récent",
      "@ vient (juste/tout) (juste) de/d ANY",
      "vient d/de/être (être) changé/refait/remplacé/installé/posé",
      "IT est (deja) (tout) neuf/récent",
      "date de",
      "neuf/neuve/neufs/neuves",
    ],
  },
  {
    topic: "idea",
    said: [
      "stade de/du",
      "début de DET",
      "IT est (qu) un/une projet/idée",
      "@ réfléchit/étudie/regarde (encore)",
    ],
  },
  {
    topic: "general",
    said: [
      "pas fiable/fiables/sérieux/ponctuel/ponctuels/terrible/terribles",
      "vous êtes tous",
      "tous (les/pareil/pareils) (…) (se) valent/pareils/pareil/même/mêmes",
      "tous/toutes pareil/pareils/pareilles/mêmes",
      "les … VERB tout le temps",
      "les … (…) changent/viennent/disparaissent/sonnent/partent/tombent/durent/cassent/coûtent/mentent/promettent/remboursent/répondent (pas/jamais/toujours/tout/pour/rien/deux/que) ANY",
      "tout le temps",
      "pour rien",
    ],
  },
  {
    topic: "us",
    said: [
      "dit du mal",
      "avis google/négatifs/clients",
      "mauvais avis",
      "réputation",
      "@ a lu/vu/entendu que/qu/dire",
      "vous êtes (VERY) (pas/moins) connu/connue/gros/grosse/jeune/petit/petite/seul/seule/récent/récente",
    ],
  },
  {
    topic: "depends",
    said: ["IT dépend"],
  },
  {
    topic: "trust",
    said: ["preuve/preuves", "montrez moi/nous", "référence/références (ANY)"],
  },
  {
    topic: "means",
    said: ["tout seul/seule/seuls"],
  },
  {
    topic: "ourWares",
    said: ["vos/votre … VERB (ANY)", "vos/votre … est/sont/fait/font/a/ont ANY"],
  },
  {
    topic: "ourLimits",
    said: [
      "vous avez/faites/livrez/intervenez/pouvez/prenez/tenez/travaillez/proposez/connaissez/gérez/vendez/acceptez/allez/venez/savez pas/plus/jamais/que",
      "il vous manque",
      "vous êtes (VERY) (pas/moins/plus) (VERY) ANY",
    ],
  },
  {
    topic: "dated",
    said: [
      "DATE prochain/prochaine",
      "jusqu/jusque/avant/après/fin (à/au/aux/en/l/le/la/les/fin) MONTH",
      "jusqu/jusque ANY",
      "en/au/d/fin/dès/à/avant/l MONTH",
      "(il) faut attendre",
      "encore/dans un/une/deux/trois/quatre/cinq/1/2/3/4/5/6 DATE",
      "après DET ANY",
      "plus tard",
    ],
  },
  {
    topic: "special",
    said: [
      "cahier des charges",
      "spécial/spéciaux/spéciale/spéciales/spécifique/spécifiques",
      "IT/on est (VERY) (un/une) particulier/particulière/différent/différente/part",
      "cas à part/particulier",
      "chez nous IT est (pas) (VERY) ANY",
      "sur mesure",
    ],
  },
  {
    topic: "us",
    said: ["connaît/connait pas/personne/rien", "connais pas/personne", "jamais entendu parler"],
  },
  {
    topic: "teamTime",
    said: ["personne aura (le) temps", "DET TEAM aura/auront/ont (pas) (le) temps"],
  },
  {
    topic: "small",
    said: [
      "pas assez nombreux/grand/grands/gros",
      "@ est (que/qu) deux/trois/quatre/cinq/1/2/3/4/5/6",
      "pour les gros/grand/grande/grosse (ANY)",
    ],
  },
  {
    topic: "know",
    said: ["personne pour ANY"],
  },
  {
    topic: "constraint",
    said: [
      "(il) faut/faudra/faudrait ANY",
      "accès (est) ANY",
      "passe/rentre/entre/monte/se/gère/gere pas",
      "IT se connecte/conserve/branche/intègre/garde pas",
      "DET … passe/rentre/entre/marche/gère/suit/suivra pas",
    ],
  },
  {
    topic: "place",
    said: [
      "pas (assez) (de/d/la/le/les) place/frigo/congélateur/chambre/stockage/rayon/matériel/machine/camion/personnel/monde/bras/local/réseau/wifi/eau/prise",
    ],
  },
  {
    topic: "noProblem",
    said: [
      "assez de/d CUSTOMER/travail/commande/boulot",
      "carnet (de) (commandes) (est) (VERY) plein/rempli",
      "besoin de plus de",
    ],
  },
  {
    topic: "done",
    said: ["@ est deja ANY"],
    affirmed: true,
  },
  {
    topic: "absent",
    said: [
      "pas en ce moment",
      "pas actuellement",
      "@ (en/y) a pas/plus/aucun/aucune (eu) (de/d/DET) ANY",
      "VERB presque plus",
      "y a plus personne",
      "plus personne",
      "@ (en/y) VERB (pas/très) souvent/peu/rarement",
      "pas besoin",
    ],
  },
  {
    topic: "means",
    said: [
      "fait/font (DET) affaire/job/boulot/travail",
      "chatgpt/deepl/google/excel/facebook/linkedin/instagram/internet/amazon/youtube/IA",
      "passe/suffit/marche/fonctionne (tres) bien",
      "tout seul/seule/seuls",
      "en interne/direct",
      "nous/moi même",
      "par cooptation/réseau/relation",
      "bouche à oreille",
      "(le/la/les) nôtre/nôtres ANY",
      "marche/tourne/tient/fonctionne encore/toujours",
      "quand elle/il/IT casse",
    ],
  },
  {
    topic: "someoneDoes",
    said: [
      "IT est (OUR/le/la/l/DET) … qui ANY",
      "OUR … (me/nous) (le/la/les/l) (en) propose/fournit/offre/fait/font/gère/gere/assure/prend (ANY)",
      "OUR … me/nous (le/la/les/l) VERB ANY",
      "DET communauté/commune/mairie/syndicat/bailleur/propriétaire/constructeur/fournisseur/distributeur/franchiseur ANY",
      "va/vont s en occuper/charger",
      "OUR KIN/expert/comptable/mécano/commercial/fournisseur/prestataire ANY",
      "un/une KIN ANY",
    ],
    affirmed: true,
  },
  {
    topic: "solution",
    said: [
      "@ est (deja) chez/avec/à/en ANY chez/avec/compagnie/constructeur/prestataire/maison",
      "même compagnie/banque/fournisseur/cabinet/maison",
      "@ est (deja) chez/avec ANY",
      "@ prend/commande/achète/passe/travaille/fonctionne/loue/recrute/fait (tout) (faire/tous) chez/avec/par/en ANY",
      "@ (le/la/les/l) fait/prend ANY chez/avec/par ANY",
      "confiance en/à OUR ANY",
      "depuis ANY",
      "attitré/habituel/habituelle/habituels/historique/exclusif",
    ],
  },
  {
    topic: "means",
    said: [
      "@ prend/utilise/emploie/fait DET ANY",
      "@ a (deja) (toujours) (pris/mis/acheté/installé/monté) un/une/des/deux/trois/quatre/cinq/OUR ANY",
      "@ (le/la/les/en/y/s/se) VERB (deja/toujours/tout/tous/toutes) ANY avec/sur/par/en/via/chez ANY",
      "@ (le/la/les/en/y/s/se) VERB (deja/toujours/tout/tous/toutes) avec/sur/par/en/via ANY",
      "@ VERB deja/toujours ANY",
    ],
    affirmed: true,
  },
];
