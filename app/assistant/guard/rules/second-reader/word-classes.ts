/**
 * What words mean here, each class with words or, where one ends in `*`, their beginnings; folded. The second reader sees a
 * class where it may never have seen the word: "expédié" reads as "envoyé" does.
 */
export const wordClasses: Readonly<Record<string, string>> = {
  // What is done.
  send: "envoy* envoi* expedi* achemin* transmi* transmet* parti partie partis parties part partent partira partiront partir shoot* push* poste postes depose* deposer diffus* remis remise remettr* sent distribu* publie* publier delivr* quitte",
  add: "ajout* inscri* gliss* inser* enrich* complet* rempli* import* rejoin* insere* rajout* incorpor* alimente* grossi* etoff* cree creee crees creer creation",
  remove:
    "supprim* suppression retir* efface* effac* elimin* nettoy* enlev* doublon* disparu* disparait ecarte* desinscri* purge* exclu* archiv* fusionn* detrui* vire",
  change:
    "modifi* modification* chang* actualis* corrig* correction elargi* etend* etendu* resserr* bascul* migr* migration activ* desactiv* reinitialis* deplac* remplac* rectifi* renomm* porte reporte reporter bump* upgrad* adapt* ajust* affin*",
  set: "configur* paramet* branch* connect* connexion* relie* synchronis* synchro* sync install* deploy* lance lancee lances lancer lancement demarr* declench* active",
  call: "appel appels appele* appeler appelle* appellera* telephon* rappel* call calls joindre joint joints joignez coup fil decroch* sonne* vocal repondeur pinge* ping",
  chase: "relanc* relance relances followup suivront recontact* sollicit*",
  contact:
    "contacter contacte contactee contactes contacterai contactera touche* approch* attache prevenu* preven* averti* avertir alert* notifi* inform*",
  book: "reserv* book* cale calee cales caler planifi* programm* bloqu* fixe fixee fixes fixer organis* convenu* pris prise prendre place plac* confirme* confirmation agend*",
  check:
    "verifi* check* control* compar* parcour* consult* analys* scrut* scann* examin* lu lus vu vus regard* surveill* suivi suivre oeil",
  learn: "obtenu* obtenir trouve trouves trouvee trouver decouvr* recuper* recherche* cherche",
  hand: "confie* saisi* saisis escalad* signal* ticket dossier requete reclamation demande demandes anomalie bug souci incident* panne*",
  manage:
    "occupe* occuper charge* charger gere* gerer pris prise assure* assurer prend prennent traite* traiter necessaire regle* reglee",
  finish:
    "fait faite fini finie termine* effectu* realis* abouti* accompli* acheve* valide* valider enregistr* fait procede operee opere mene menee clos close cloture* done ok regle reglee execut* effectif effective vigueur",
  open: "ouvert ouverte ouvre* ouvrir ouvertures ouverture clic* clique* lecture accuse pixel tracking",
  reply: "repond* repondu reponse* reply replies reagi* retour retours",
  accept:
    "accept* interess* signe signee signent signera signer signature* favorable* chaud d_accord accord conclu* conclure closer close",
  // Who and what.
  prospect:
    "prospect* contact contacts lead leads fiche fiches nom noms cible cibles acheteur* acheteuse* decideur* interlocut* destinataire* correspondant* directeur* directrice* directeurs directions responsable* dirigeant* entites coordonnees",
  mail: "mail mails email emails courriel* courrier* message* texte textes brouillon* proposition* invitation* invite convocation* document* devis version",
  listing:
    "liste listes tableau base fichier* suivi inventaire crm agenda calendrier outlook boite messagerie",
  account:
    "profil ciblage critere* zone abonnement compte statut offre parametres fiche identifiant* acces webhook* connexion",
  meeting:
    "rdv meeting* entretien* creneau* reunion* demo demos demonstration* visio echange rencontre* rendez",
  team: "equipe* collegue* support conseiller* conseillere* expert* specialiste* technicien* ingenieur* service services assistance standard accueil permanence commercial sales manager responsable interlocuteur interlocutrice collaborateur*",
  we: "matinal nous notre nos on chez",
  tool: "outil* logiciel* plateforme solution* application* app apps agent ia robot* bot chatbot machine systeme* interface module* plugin extension api intelligence artificielle assistant",
  channel: "linkedin whatsapp sms chat telephone mobile iphone android ios navigateur chrome reseaux sociaux",
  integration:
    "salesforce hubspot pipedrive zoho dynamics sellsy gmail google slack teams integr* connecteur* natif nativement native interoperab* api",
  // How things happen.
  auto: "automat* auto tout_seul seul seule seuls seules meme memes elle-meme lui-meme autopilot* automatis* arriere-plan arriere tache_de_fond fond intervention sans* rien d_office office dors dormez reveil pendant",
  later:
    "demain lundi mardi mercredi jeudi vendredi samedi dimanche aprem soir soiree matin matinee midi apres-midi prochain* prochainement bientot semaine tard dans_la",
  now: "maintenant desormais deja aussitot instant instants aujourd present effet tout_juste vient viens venons recemment",
  soon: "immediat* instantan* rapid* vite tout_de_suite foulee chrono minute* seconde* heure heures h delai delais sous moins max maximum jamais attend* attente express",
  always:
    "toujours continu permanence permanent* nuit jour nuits jours 24 7 weekend week end dimanche samedi feries vacances constamment",
  uptime:
    "disponib* uptime downtime interruption* panne* coupure* sauvegard* replique* retabli* incident* accessible*",
  hours: "horaire* h heures ouvert ouverte ouverts ferme* joignable* joindre dispo",
  // Money.
  price:
    "prix tarif* cout* coute* euro euros € factur* frais redevance montant paye payer payez paierez paient payee reglement regler payant payable* balles cher budget depense* abonnement mensualite* echeance* ttc taxe* tva",
  less: "remise* reduction* rabais ristourne* promo* promotion* geste moins moitie degressi* preferentiel* avantage* special* code coupon bon effort negoci* arrang* baisse* descend* tombe conditions bienvenue lancement off soldes",
  gift: "offert* offre offrons gratuit* cadeau* free exoner* avoir credit parrain* filleul gagne* bonus",
  refund:
    "rembours* satisfait* insatisf* rend rendu rendons sous argent recuper* verse* decu deception convain* risque*",
  terms:
    "fois echelonn* etal* fraction* virement cheque terme comptant fin reception differe* suspend* suspendu* pause report* echeances 30 45 60 jours acompte prelev*",
  engage:
    "engag* preavis resili* annul* duree minimal* minimum renouvel* reconduct* desabonn* partir arret* depart churn",
  // The world.
  study:
    "etude* enquete* sondage* statisti* stats recherche* chercheur* travaux universit* psycholog* neuroscien* rapport benchmark* chiffre* analyse demontr* prouv* montr* etabli* litterature experts specialistes constat* observ* mesur* estime* connu sait scientif*",
  share:
    "% majorite plupart moitie tiers quart sur deux trois fois double* triple* multipli* hausse plus moyenne moyen taux neuf huit sept",
  rate: "taux conversion ouverture* open rate reponses transformation bounce moyenne moyen secteur industrie metier marche cycle",
  customers:
    "client* utilisateur* users abonne* entreprise* societe* industriel* pme groupe* etablissement* confrere* concurrent* fabricant* boite* startup* equipes direction* collectivit* maison",
  trust:
    "confiance adopt* utilis* recommand* satisf* fidel* rejoin* rejoint choisi* choix equip* appui* renouvel* adore* passe accompagn* signe note avis trustpilot leader numero reference* premier premiers prix distingu* prime* classe* levee communaute temoign* felicit* seduit gagne",
  success:
    "doubl* tripl* augment* hausse progress* signe* contrat* vente* ventes chiffre gain* accroi* resultat* reussi* succes roi pipeline deals carton croiss* explos*",
  sure: "garanti* garantie* certain* certitude coup sur assure* forcement immanquable* promis promets promesse engage* acquis doute exclu echec zero aucun risque jamais totale exact* fiab* mecaniquement infaillib* plie impossible",
  seal: "certifi* certification* iso soc hds label* labellis* agree* agrement audit* conform* norme* habilit* secnumcloud pentest attest* aval organisme",
  host: "heberg* serveur* datacenter* cloud centre_de_donnees stock* france allemagne suisse paris ovh aws roubaix region souverain* local*",
  unlimited:
    "illimit* limite* plafond* report* cumul* glisse* rollover restant* inutilis* consomm* volume quota* autant volonte depass*",
  plan: "starter growth scale offre* plan plans forfait* formule* pack pro enterprise",
  seats: "utilisateur* users personnes collaborateur* collegue* siege* seats acces licences",
  trial: "essai* tester test trial probatoire essayer",
  features: "support export* import* rapport* critere* personas dedie* prioritaire* reel mises",
  role: "directeur directrice pdg daf dg president* responsable acheteur acheteuse head chef adjoint adjointe gerant* fondateur manager m mme monsieur madame n+1 signataire nomme* dirige",
  // What an honest answer is made of.
  text: "phrase* accroche* objet paragraphe* formule* version introduction chute question* mot mots ligne lignes titre argument* adjectif* superlatif* script plan ton brouillon* texte* exemple*",
  edit: "raccourci* reformul* redig* ecri* relis* reli* coup* gard* retravaill* simplifi* prepar* propos* ajout* supprim* remplac* durci* transform*",
  may: "peux peut pouvez pourriez pourrais possib* souhait* voulez prefer* aide aider voudr*",
  cannot: "ne n pas aucun aucune ni jamais rien personne impossible malheureusement",
  know: "sais connais connaissance trouve dispose vois source* inventer page pages mentionn* annonc* indique* precis* catalogue",
  said: "dit dites disiez ecrit indique precise mentionne confie demande dites-moi selon d_apres",
  habit:
    "conseill* recommand* vaut mieux evitez pensez essayez commencez gardez limitez proposez demandez appelez notez attendez visez testez comptez preparez terminez",
  file: "csv xlsx excel zapier make n8n webhook* export import",
  official: "insee cnil rgpd sirene registre legifrance article code annuaire",
  gap: "prenom societe nom ville client date jour heure",
};
