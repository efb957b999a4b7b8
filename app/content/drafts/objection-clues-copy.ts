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
    topic: "refused",
    said: ["dit (que) non", "laissez (moi/nous) tranquille", "fichez/foutez moi la paix"],
  },
  {
    topic: "another",
    said: [
      "encore un/une (…) TOOL/plateforme/portail/interface/identifiant",
      "un/une TOOL/plateforme/portail/interface de plus",
      "trop de/d TOOL/plateforme/portail/abonnement",
    ],
  },
  {
    topic: "principle",
    said: [
      "@ travaille/collabore/bosse/passe/traite pas/plus/jamais avec/par/chez ANY",
      "@ (y) prend/engage pas/plus/jamais de/d PROVIDER/intérimaire/freelance/consultant/intermédiaire",
      "@ fait pas/plus/jamais appel à/aux/au ANY",
      "par principe",
      "DET politique/règle (de) (la) (maison) est ANY",
    ],
  },
  {
    topic: "solicited",
    said: [
      "encore un/une (…) démarcheur/commercial/vendeur/démarchage/agence/cabinet/appel",
      "vous êtes le/la ANY semaine/jour/mois/matin/aujourd/appeler/démarcher",
      "trois/quatre/cinq/dix/vingt par/cette jour/semaine/mois",
      "retirez/enlevez/supprimez moi/nous/mon",
      "arrêtez de",
      "tous/toutes les ANY appel/appels/coup/mail/mails",
      "appel/appels/commerciaux comme vous/ça/le",
      "démarchage/démarcheur/démarcheurs",
      "@ nous/me/m démarche/sollicite/harcèle",
      "@ est (VERY) (deja) harcelé/démarché/sollicité/assailli/inondé",
      "@ est appelé … fois",
      "@ est appelé (tous/toutes/sans/tout/chaque/par) ANY",
      "@ nous/me/m (a) (deja) appelle/contacte/relance/appelé/contacté/relancé (…) tous/toutes/fois/sans/dix/trois/quatre/cinq",
      "@ recoit ANY appel/appels/mail/mails/email/démarchage/sollicitation/commerciaux/prospection",
      "@ recoit (…) comme le/la/ça ANY",
      "fois par jour/semaine par DET ANY",
    ],
  },
  {
    topic: "solicited",
    said: [
      "@ nous/me/m (a) (deja) démarché/sollicité/harcelé",
      "@ nous/me/m a (deja) appelé/contacté/relancé/téléphoné (…) … fois",
    ],
  },
  {
    topic: "season",
    said: ["en plein/pleine saison/moisson/vendange/récolte/semis/tonte/taille"],
  },
  {
    topic: "busyPeriod",
    said: [
      "en plein/pleine (dans) (le/la/l/les) inventaire/bilan/clôture/audit/rush/boum/bourre/rentrée/travaux/déménagement/recrutement/réorganisation/fusion/migration/chantier/budget/période/fête/solde/lancement/certification",
      "période de (la/le/l) bilan/clôture/fêtes/pointe/rush/inventaire/soldes/congés",
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
      "@ a (que) une/deux minute/minutes",
      "mais (faites) vite",
      "@ est au volant",
      "@ est en/sur/au (un/une) réunion/rendez/chantier/rdv/clientèle/route/bloc/cuisine/cours/visite/ligne",
      "@ est avec un/une/quelqu/DET",
      "faites vite",
      "pas pendant (DET) …",
      "@ peut pas parler",
      "temps de/d (vous/en) parler/écouter/recevoir/discuter/répondre",
      "est/sont pas là/la/présent/disponible/dispo/joignable",
      "est/sont absent/absente/absents/parti/partie/sorti/sortie",
      "@ part/pars en",
    ],
  },
  {
    topic: "later",
    said: ["@ verra (ça/cela) quand/après/si/plus/en/dans ANY"],
  },
  {
    topic: "waiting",
    said: ["quand @ aura/aure/sera/sere ANY", "une fois que/qu/le/la/l ANY"],
  },
  {
    topic: "notNow",
    said: ["@ déjeune/mange/conduit/conduis/raccroche"],
    affirmed: true,
  },
  {
    topic: "callBack",
    said: [
      "passez/venez/appelez plutôt ANY",
      "rappelle/rappelez/rapelez/recontacte/recontactez/relance/relancez/repassez/revenez/reviens",
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
      "écrivez/répondez/dites/confirmez/contactez/passez/faites (moi/nous/ça/cela/le) (…) par écrit/mail/email/courriel",
      "plutôt/uniquement/seulement/abord par écrit/mail/email/courriel",
      "@ veut/voudrait/préfère/préférerait/aimerait (recevoir/lire/voir/avoir/tout/ça/cela) (d) (abord) (DET) (…) écrit/mail/email/courriel/plaquette/brochure/documentation/catalogue",
      "avez/auriez vous DET (…) plaquette/brochure/documentation/catalogue",
      "votre plaquette/brochure/documentation/catalogue (ANY)",
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
    topic: "teamTime",
    said: ["DET … a/ont/aura/auront pas/plus/jamais (VERY) (le/de/du/assez) (de/d) temps"],
  },
  {
    topic: "timeToChange",
    said: [
      "pas/plus/jamais (VERY) (le/de) temps de/d/pour (tout) (DET) changer/migrer/basculer/apprendre/former/installer/mettre/ressaisir/reprendre/paramétrer/changement",
    ],
  },
  {
    topic: "timeFor",
    said: [
      "@ a pas/plus/jamais (VERY) (le/de) temps de/d VERB",
      "@ a pas/plus/jamais (VERY) (le/de) temps de/d le/la/les/s ANY",
      "pas/plus/jamais (VERY) (le/de) temps de/d/pour VERB",
    ],
  },
  {
    topic: "person",
    said: ["@ prend pas (DET) décision", "@ décide/choisit/choisis pas", "exécutant", "@ est qu un/une"],
  },
  {
    topic: "assembly",
    said: [
      "AG",
      "assemblée (générale)",
      "conseil syndical",
      "DET copropriétaire (…) (doit/doivent/va/vont) voter/votera/voteront/vote/votent/décide/décident/refuse/refusent/refuseront/valide/valident/tranche/tranchent",
    ],
  },
  {
    topic: "planned",
    said: [
      "veut/veulent/va/vont/préfère/préfèrent/compte/comptent/pense/pensent (le/la/les/l) ANY lui/elle/eux/nous/moi même",
      "veut/veulent/va/vont/préfère/préfèrent/compte/comptent (le/la/les/l) faire/gérer/fabriquer en interne",
    ],
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
    topic: "figures",
    said: [
      "DET prix/tarif/taux de rachat/reprise/revente ANY",
      "DET prime/aide/subvention/bonus/avantage (…) a/ont (beaucoup) (encore) baissé/diminué/chuté/fondu",
      "DET prime/aide/subvention/bonus/avantage (…) baisse/baissent/diminue/diminuent/fond/fondent",
    ],
  },
  {
    topic: "capped",
    said: [
      "@ peut/pourra pas/plus payer/dépasser/suivre/financer/dépenser",
      "DET loi/décret/réglementation/plafond ANY plafonne/limite/interdit (de) ANY",
      "plafonné/plafonnée/plafonnés",
    ],
  },
  {
    topic: "budget",
    said: [
      "DET dépenses/investissement/recrutements/achats/embauches ANY gelé/gelés/gelée/gelées/coupé/coupée/bloqué/bloquée/bloqués/stoppé/stoppée/suspendu/suspendue",
      "gelé/gèle/gele/réduit/coupe/bloque DET dépense/recrutement/investissement/coût/achat/budget",
      "@ a gelé/coupé/bloqué/réduit DET",
    ],
  },
  {
    topic: "someoneDoes",
    said: [
      "IT est DET fournisseur/prestataire/vendeur/client/transporteur/constructeur/installateur qui ANY",
    ],
  },
  {
    topic: "notOurs",
    said: [
      "est/sont à/au/aux (la/l/DET) copropriété/propriétaire/bailleur/mairie/commune/ville/syndic/voisin/département",
      "appartient/appartiennent ANY",
      "@ est (VERY) (que) locataire",
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
      "DET … impose/imposent ses/son/sa/leur/leurs ANY",
      "passe par DET siège/groupe/direction",
      "passe par le siège",
      "IT est pas nous/moi qui/le/la/l ANY",
      "IT est DET … qui doit/doivent/devrait ANY",
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
    topic: "awarded",
    said: [
      "échéance/date/délai/période est (deja) passé/passée/dépassé/dépassée",
      "@ a (deja) raté/manqué/laissé (passer) DET échéance/date/délai",
      "IT est (deja) reparti/renouvelé/reconduit pour ANY",
    ],
  },
  {
    topic: "contract",
    said: [
      "en/sous contrat",
      "DET bail",
      "DET contrat",
      "un/notre/DET accord cadre/groupe/national",
      "@ est (deja/encore) (VERY) engagé/lié",
      "leasing",
      "DET marché jusqu ANY",
      "échéance est en/au/le/fin/dans",
    ],
  },
  {
    topic: "awarded",
    said: [
      "déjà attribué/attribuée/attribués/adjugé",
      "est/sont déjà choisi/choisie/commandé/commandée/commandés/signé/signée/signés/vendu/passé/passée",
      "IT est trop tard",
    ],
  },
  {
    topic: "experience",
    said: [
      "dernière fois",
      "promis",
      "@ nous/m a (deja) vendu ANY",
      "@ nous/m a deja livré/menti/oublié/laissé/facturé/perdu/cassé/abîmé ANY",
      "@ a arrêté/stoppé/abandonné ANY",
      "déjà planté/arnaqué/déçu/trompé/abandonné",
      "plus jamais",
      "fait avoir",
      "est fait cambrioler/pirater/rouler/planter/voler/berner/entuber",
      "par/avec/chez le/la/l/mon/notre/un/une dernier/dernière/précédent/précédente/ancien/ancienne (…)",
      "avec l autre",
      "manquait/manquaient ANY",
      "l autre jour/fois ANY",
      "au lieu de/d ANY",
      "a été piraté/volé/cambriolé/inondé/trompé/refusé/déçu/arnaqué",
      "arrivait/arrivaient/livrait/livraient/oubliait/oubliaient/cassait/cassaient toujours/tout/une/en/pas",
      "@ avait DET ANY @ a",
      "@ avait DET ANY ça/cela a/marchait/servait",
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
      "a/avait/ont pas/jamais/rien pris/tenu/duré/abouti/donné/changé/servi/apporté",
      "rien a/avait changé/donné/bougé/pris/marché/abouti",
      "retombé/retombée (comme)",
      "sans (aucun) résultat/suite/lendemain/effet",
      "@ a attendu",
      "@ a payé",
      "@ a (deja) eu DET … qui/et/avec/mais ANY",
      "@ a (deja) eu DET … , il/elle/ils/elles/ça/c/rien ANY",
      "@ a (deja) eu (que) (trop) (de/d) (DET) (…) problème/souci/litige/incident/mésaventure/déception/ennui",
      "mauvaise/mauvais expérience/souvenir",
    ],
  },
  {
    topic: "waitAndSee",
    said: ["attend de voir/savoir ANY", "attend que ANY (VERB)"],
  },
  {
    topic: "waiting",
    said: ["@ attend ANY"],
  },
  {
    topic: "reactive",
    said: [
      "quand/si IT/elle/il (est) (en) casse/cassé/fuit/lâche/plante/panne/mort",
      "quand/si (il) (y) a un/une (gros) problème/panne/fuite/souci/urgence/accident/sinistre",
      "quand/si IT marche/fonctionne plus/pas",
      "jusqu à ce qu ANY",
      "en cas de panne/casse/fuite/problème/pépin/coup",
    ],
  },
  {
    topic: "admitted",
    said: [
      "dans/au (un/le/DET) (fond) (de/d/du) (un/le/DET) tiroir/placard/carton/armoire",
      "prend/prennent la poussière",
      "personne s en sert/servait/servira",
      "DET … s en sert/servent/servait/servaient pas/jamais/peu",
      "personne (le/la/les/l) ouvre/lit/remplit/utilise/applique/regarde/respecte",
    ],
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
      "DET cours/marge/marché/activité/récolte/vente/saison (…) est/sont (VERY) bas/basse/faible/mauvais/mauvaise/effondré/effondrée",
      "DET cours/marge/marché/vente (…) est/sont (VERY) en baisse",
      "@ investit (pas/plus/rien)",
      "année (est) (VERY) difficile/compliquée/noire/dure/mauvaise",
      "activité est en baisse",
      "activité baisse/ralentit",
      "chiffre d affaires (est) (en) baisse",
    ],
  },
  {
    topic: "useless",
    said: ["sert/servait/servira à/a rien", "inutile/inutiles"],
  },
  {
    topic: "quiet",
    said: [
      "creux/creuse/creuses",
      "DET carnet est (VERY) vide/creux",
      "(est/sont) (VERY) calme/calmes en/cette",
      "DET marché/activité/secteur (…) est (VERY) calme/mou/atone/morose",
      "IT est (VERY) calme",
      "pas grand chose",
      "@ a (deja) rien à annoncer/communiquer/dire/montrer/raconter/publier/vendre/livrer/expédier/lancer/recruter/imprimer/traduire/transporter/stocker/nettoyer/construire",
    ],
  },
  {
    topic: "roi",
    said: [
      "amortir/amortissement/rentable/rentabilité/rentabiliser",
      "retour sur investissement",
      "à quoi (IT) sert",
      "empêche/empêchent/évite/évitent/règle/règlent/résout pas/rien",
      "fait/font/fera pas vendre/gagner/venir/entrer/rentrer",
      "rapporte/rapportent/rapportera/rapporterait rien/pas",
      "pas/jamais/impossible/difficile (à/de) (le/la/les) mesurer/chiffrer/quantifier",
      "mesure/mesurable/mesurables/quantifiable pas",
      "pas mesurable/mesurables/quantifiable/chiffrable",
      "voit pas le retour/gain/bénéfice/résultat",
      "qu ANY vaille le coup/peine",
      "vaut pas le coup/peine",
    ],
  },
  {
    topic: "unpredictable",
    said: [
      "DET prix/tarif/honoraire/coût/facture/frais/devis/montant/note (…) est/sont/reste/restent (VERY) (pas/jamais) imprévisible/variable/flou/opaque/aléatoire/incertain/prévisible/transparent/clair/lisible/fixe",
      "DET prix/tarif/honoraire/coût/facture/frais/devis/montant/note (…) dérape/dérapent/déborde/gonfle/gonflent (toujours)",
      "@ sait/voit/connaît pas/jamais (d) (avance) combien ANY",
      "à la tête du client",
      "frais/coût/coûts caché/cachés",
      "mauvaise/mauvaises surprise/surprises (sur/à/avec) (DET) facture/prix/tarif/devis/facturation",
      "supplément/suppléments/dépassement/dépassements (ANY)",
    ],
  },
  {
    topic: "unstable",
    said: [
      "vous allez (encore/nous) augmenter",
      "DET prix/taux/tarif/cours/coût (…) a/ont (encore/deja) augmenté/explosé/doublé/grimpé/flambé",
      "DET prix/taux/tarif/cours/coût (…) bouge/bougent/monte/montent/augmente/augmentent/explose/explosent/grimpe/grimpent/change/changent/varie/varient",
    ],
  },
  {
    topic: "ceiling",
    said: ["@ est (VERY) à/a ANY euro/euros", "pas/jamais plus de/d/que ANY euro/euros", "maximum/maxi"],
  },
  {
    topic: "minimum",
    said: ["DET minimum", "franco", "minimum de commande"],
  },
  {
    topic: "free",
    said: ["gratuit/gratuite/gratuits/gratuitement/gratos"],
  },
  {
    topic: "cheaper",
    said: [
      "moins cher/chère/chers/chères",
      "de moins",
      "moitié prix",
      "deux/trois/quatre fois moins",
      "font/fait/font (la) (même) (chose) ANY moins",
      "meilleur/meilleurs prix",
    ],
  },
  {
    topic: "dearer",
    said: [
      "plus cher/chère/chers/chères (qu/que)",
      "DET devis/prix/tarif/offre/coef/coefficient/taux (…) est/sont ANY dessus",
      "DET devis/prix/tarif/offre/coef/coefficient/taux/honoraire/coût/commission (…) est/sont (plus) (VERY) dessus/supérieur/élevé/haut",
      "DET devis/prix/tarif/offre est/sont ANY (de) plus",
      "au dessus (du/de/des) (marché/prix)",
      "supérieur/supérieure/supérieurs (au/à/aux) (marché)",
      "trop haut/élevé/hauts/élevés",
    ],
  },
  {
    topic: "budget",
    said: ["DET budget", "pas budgété/budgétisé/budgeté", "trésorerie"],
  },
  {
    topic: "price",
    said: [
      "coûte/coûtent plus",
      "euro/euros/balles",
      "hors de prix",
      "vous (me/nous) prenez/facturez/demandez ANY",
      "trop cher/chère/chers/chères",
      "abusé/exagéré/exorbitant/prohibitif",
      "IT est (VERY) énorme/excessif/démesuré",
      "IT fait (VERY) cher",
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
    said: ["vous êtes à/au/en/dans ANY et/@/nous ANY"],
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
    topic: "refusal",
    said: ["@ veut/souhaite/voulait pas/plus/jamais (avoir) de/d ANY", "@ veut/souhaite pas/plus que/qu ANY"],
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
      "DET CUSTOMER (…) (vont/va) (s/se) plaindre/râler/fuir/partir/trouver/penser/croire/moquer",
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
    topic: "unclear",
    said: [
      "@ (y) comprend rien/pas",
      "@ (y) voit pas clair",
      "incertitude/incertitudes",
      "IT est (VERY) flou/confus",
    ],
  },
  {
    topic: "ability",
    said: [
      "DET TEAM/fille/garçon/monde/chef (…) sauront/saura (pas) ANY",
      "savent/sait pas (comment) (s) (en) faire/servir/utiliser",
      "DET … (est/sont) pas à l aise",
      "(VERY) technique/compliqué pour nous/moi/eux/elle",
      "sait pas s en servir",
      "sauront/saura pas (s) (en) servir",
    ],
  },
  {
    topic: "rules",
    said: ["DET mairie/préfecture/dreal/abf/ars/inspection/urbanisme (ANY) refuse/interdit/bloque/exige"],
  },
  {
    topic: "weary",
    said: [
      "DET … (est/sont) fatigué/fatigués/lassé/lassés/saturé/saturés/blasé/blasés (de/d/des/par/du)",
      "en a/ont marre/assez/ras (de/des/d)",
    ],
  },
  {
    topic: "preference",
    said: ["DET TEAM/CUSTOMER/enfant/élève/résident/jeune/parent (…) préfère/préfèrent/adore/adorent ANY"],
    affirmed: true,
  },
  {
    topic: "team",
    said: [
      "DET … (s/y) (va/vont) (pas/jamais) aime/aiment/aimer/préfère/préfèrent/oppose/opposent/refuse/refusent/refuser",
      "DET … a/ont (pas) validé/accepté/signé/voulu",
      "OUR … veut/voudra/veulent/voudront (pas/jamais/plus)",
      "DET DSI/DAF/informaticien/informatique/juridique/direction/siège/patron/chef/responsable (…) bloque/freine/traîne",
      "OUR … est/sont pas d accord",
      "DET DSI/DAF/DRH/direction/patron/chef (va/veut/voudra) jamais/pas valider/accepter/vouloir/valide/accepte/veut/voudra",
      "jamais/pas valider/accepter/signer",
      "DET TEAM (…) va/vont jamais/pas ANY",
      "DET TEAM/fille/médecin/parent/élève/monde/jeune (…) (va/vont/veut/veulent/voudra/voudront) (pas) râler/bloquer/refuser/gueuler/veut/veulent/voudra/voudront/suivra/suivront/adhérer",
      "DET médecin/enseignant/professeur/parent/résident/salarié/équipe ANY changeront/changera/voudront/aiment/acceptera/accepteront",
      "OUR mari/femme/associé/patron/chef/fils/père (ANY) veut/voudra pas",
      "DET … (est/sont) contre",
    ],
  },
  {
    topic: "credential",
    said: [
      "(il) (me/nous) faut/faudrait/faudra (absolument/forcément/obligatoirement) DET certification/certificat/agrément/label/habilitation/qualification/accréditation/attestation/référence/norme/décennale",
      "(il) (me/nous) faut/faudrait/faudra (absolument/forcément/obligatoirement) (du/de/le/la/l/être) mase/iso/rge/haccp/qualiopi/qualibat/certifié/agréé/labellisé/habilité",
      "@ (me/nous) exige/demande/impose/travaille (que) (avec) (des/un/une/la/le/l) (…) certification/certificat/agrément/label/habilitation/qualification/accréditation/certifié/certifiés/agréé/agréés/mase/iso/rge/haccp/qualiopi/qualibat",
      "vous êtes pas (encore) certifié/certifiés/agréé/agréés/labellisé/labellisés/qualifié/qualifiés/habilité/habilités/iso/mase/rge/qualiopi/qualibat",
      "vous avez pas (DET/de/d) certification/certificat/agrément/label/habilitation/qualification/accréditation/décennale",
      "êtes/etes pas (encore) certifié/agréé/labellisé/habilité",
    ],
  },
  {
    topic: "rules",
    said: [
      "pas le droit",
      "autorisation/autorisations/permis/dérogation/agrément",
      "interdit/interdite/interdits",
      "CNIL",
      "ABF",
      "bâtiments de france",
      "monument/bâtiment/site (est) classé",
      "norme/réglementation/loi/décret",
      "pas conforme/autorisé/homologué/certifié",
      "qu avec/des/à ANY certifié/certifiés/agréé/agréés/homologué/qualifié/qualifiés",
      "obligation/permis/autorisation de ANY",
    ],
  },
  {
    topic: "doubted",
    said: ["vous pourrez/saurez/arriverez/tiendrez/aurez/réussirez/trouverez/ferez/livrerez pas/jamais (…)"],
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
    topic: "worry",
    said: [
      "DET … (les/nous/me/vous) inquiète/inquiètent/effraie/effraient/angoisse/angoissent/stresse/stressent",
      "DET … (nous/me) rassure/rassurent pas",
      "@ est (VERY) (pas) inquiet/inquiète/rassuré",
    ],
  },
  {
    topic: "risk",
    said: [
      "@ a (VERY) peur",
      "trop risqué/risquée/dangereux",
      "IT est (VERY) risqué/dangereux",
      "microbe/microbes/bactérie/bactéries/hygiénique/toxique",
      "vous allez/risquez (de) (me/nous/tout) fâcher/casser/perdre/salir/abîmer/braquer/vexer/bloquer/gêner/déranger/désorganiser",
      "et après @/IT ANY",
      "se retrouve avec/sans/à ANY",
      "peur que/qu/de/d",
      "@ craint ANY",
      "fait/font peur",
      "IT va/risque/peut (VERY) sentir/faire/abîmer/salir/casser/attirer/gêner/bloquer/planter/prendre",
      "IT abîme/salit/casse/bouche/raye/sent/pue/fuit/coule/annule/tache",
      "garantie (qui) saute/sauter/tombe/annulée/tomber",
      "DET garantie constructeur",
      "sous garantie",
      "si (vous/IT) ANY saute/casse/plante/tombe/brûle/fuit/fermez/arrêtez",
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
    topic: "rare",
    said: ["fois tous les/l/par/dans ANY", "arrive/arrivent jamais/rarement/peu"],
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
      "vous changez/oubliez/annulez/arrivez/répondez (…) toujours/jamais/souvent/fois",
      "vous changez … à chaque fois",
      "vos/votre confrère/collègue/semblable ANY",
      "les … , IT/ils/elles/il (nous/vous) (n) VERB ANY",
      "les … , IT est ANY",
      "tous (les/pareil/pareils) (…) (se) valent/pareils/pareil/même/mêmes",
      "tous/toutes pareil/pareils/pareilles/mêmes",
      "les … VERB tout le temps",
      "les … (…) changent/viennent/disparaissent/sonnent/partent/tombent/durent/cassent/coûtent/mentent/promettent/remboursent/répondent (pas/jamais/toujours/tout/pour/rien/deux/que) ANY",
      "pour rien",
    ],
  },
  {
    topic: "data",
    said: ["données/rgpd/confidentiel/confidentielle/confidentialité"],
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
    topic: "solution",
    said: [
      "DET concurrent/concurrents ANY déjà",
      "DET concurrent/concurrents (me/nous) fait/font/livre/livrent/fournit/fournissent/propose/proposent",
      "DET concurrent/concurrents ANY (me/nous) fait/font/livre/livrent/fournit/fournissent",
    ],
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
      "jusqu/jusque (à/au/aux) (la/l/le/en) (fin) (de/du/des/d) (l/la/le) DATE/MONTH",
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
      "DET … change/changent/bouge/bougent/varie/varient (ANY) tous/toutes/tout/souvent/sans/selon",
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
      "@ est (que/qu) deux/trois/quatre/cinq/six/sept/huit/dix/1/2/3/4/5/6",
      "pour les gros/grand/grande/grosse (ANY)",
    ],
  },
  {
    topic: "know",
    said: ["personne pour (le/la/les/s/y) VERB"],
  },
  {
    topic: "observed",
    said: [
      "IT/il/elle VERB (VERY) mal/moins quand/si/dès/par/en/sur/sous/au/aux/à/l ANY",
      "IT/il/elle VERB pas/plus/moins quand/dès/en/sous/au/à/l été/hiver/gel/froid/chaud/chaleur/pluie/sec/sel/eau/vent/soleil/nuit",
      "IT/il/elle VERB (pas/plus/moins/mal/vite) quand/dès (qu) IT/il ANY",
    ],
  },
  {
    topic: "unfit",
    said: [
      "le/la/les/l/OUR … est/sont (beaucoup) trop vieux/vieille/vieilles/ancien/ancienne/anciens/anciennes/abîmé/abîmée/fragile/fragiles/humide/humides/petit/petite/petits/petites/étroit/étroite/bas/basse/lourd/lourde/vétuste/vétustes/dégradé/dégradée/usé/usée",
    ],
  },
  {
    topic: "constraint",
    said: [
      "(il) faut/faudra/faudrait ANY",
      "accès (est) ANY",
      "IT fait du/de/des/trop (la/le/l/de/d) bruit/poussière/odeur/saleté/suie/trace/traces/chaleur/travaux/dégâts",
      "supporte/supportera/tient/tiendra/résiste/résistera pas",
      "(il) y a pas (de/d/la/le/les/l) ANY",
      "passe/rentre/entre/monte/se/gère/gere pas",
      "IT se connecte/conserve/branche/intègre/garde pas",
      "DET … passe/rentre/entre/marche/gère/suit/suivra pas",
    ],
  },
  {
    topic: "place",
    said: [
      "pas/plus (assez) (de/d/la/le/les) place/frigo/congélateur/chambre/stockage/rayon/matériel/machine/camion/personnel/monde/bras/local/réseau/wifi/eau/prise",
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
    topic: "place",
    said: [
      "DET vitrine/frigo/réserve/entrepôt/cave/hangar/dépôt/carte/rayon/cour (…) est/sont (VERY) plein/pleine/pleins/pleines/complet/complète/saturé",
    ],
  },
  {
    topic: "done",
    said: ["@ est deja ANY"],
    affirmed: true,
  },
  {
    topic: "few",
    said: [
      "y a que/qu ANY",
      "concerne/concernent que/qu ANY",
      "@ (en) VERB un/une/deux/trois/quatre/cinq/six/dix … par an/mois",
      "y a deux/trois/quatre/cinq/dix … dans/chez/sur/en/par ANY",
    ],
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
      "le/la/les nôtre/nôtres",
      "marche/tourne/tient/fonctionne encore/toujours",
    ],
  },
  {
    topic: "kin",
    said: ["OUR … est un/une/DET KIN", "mon/ma/notre KIN ANY", "un/une KIN ANY", "en famille"],
    affirmed: true,
  },
  {
    topic: "inHouse",
    said: ["OUR … VERB lui/elle/eux/elles même"],
    affirmed: true,
  },
  {
    topic: "someoneDoes",
    said: [
      "IT est (OUR/le/la/l/DET) … qui ANY",
      "OUR … (me/nous) (le/la/les/l) (en) propose/fournit/offre/fait/font/gère/gere/assure/prend (ANY)",
      "OUR … me/nous (le/la/les/l) VERB ANY",
      "DET communauté/commune/mairie/syndicat/bailleur/propriétaire/constructeur/fournisseur/distributeur/franchiseur ANY",
      "va/vont s en occuper/charger",
      "OUR expert/comptable/mécano/commercial/fournisseur/prestataire (comptable) (me/nous) (le/la/les/l/s) (en) VERB ANY",
      "OUR filiale/agence/service VERB ANY",
    ],
    affirmed: true,
  },
  {
    topic: "loyal",
    said: [
      "(le/la/les) même … depuis ANY",
      "chez/avec ANY depuis … an/année/toujours/longtemps/génération",
      "@ (le/la/les/se) connaît depuis ANY",
      "@ travaille (…) depuis ANY an/année/toujours/longtemps",
      "fidèle/fidèles/fidélité",
      "depuis toujours",
    ],
    affirmed: true,
  },
  {
    topic: "notYet",
    said: ["DET … est/sont (toujours) encore ANY", "@ est pas encore ANY"],
  },
  {
    topic: "dissatisfied",
    said: ["il/elle/ils/elles (me/nous) VERB jamais"],
  },
  {
    topic: "absent",
    said: ["@ VERB plus (du/de/d) (tout) (au/aux/à/en/avec/par)"],
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
      "attitré/habituel/habituelle/habituels/historique/exclusif",
    ],
  },
  {
    topic: "means",
    said: [
      "@ (y) prend/utilise/emploie/fait/met/mettre/pose/installe/loue/achète/imprime/fabrique/entretient/nettoie/répare/stocke/gère/note/tient/suit/garde/relit/traduit/forme/publie/envoie DET ANY",
      "bouche à/a oreille",
      "fait/travaille/fonctionne comme ça/cela",
      "@ a (deja) (toujours) (pris/mis/acheté/installé/monté) un/une/des/deux/trois/quatre/cinq/OUR ANY",
      "@ (le/la/les/en/y/s/se) VERB (deja/toujours/tout/tous/toutes) ANY avec/sur/par/en/via/chez ANY",
      "@ (le/la/les/en/y/s/se) VERB (deja/toujours/tout/tous/toutes) avec/sur/par/en/via ANY",
      "@ va/file/cours/passe au/aux/à/chez/dans ANY",
      "@ (en) récupère/réutilise/recycle/bricole/emprunte/fabrique ANY",
      "@ VERB (VERY) bien",
      "@ VERB deja/toujours ANY",
    ],
    affirmed: true,
  },
];
