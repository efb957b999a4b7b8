import { wordsOf } from "#app/french/words-of.ts";

/** Words of topics that belong to a charge and are none of its own: who is in charge of people decides on recruiting. */
const within: Readonly<Record<string, string>> = {
  "les ressources humaines":
    "rh sirh recrutement formation paie intérim congés coaching mutuelle santé social prud’homal travail",
  "les finances":
    "comptabilité compta paie audit facturation factures impayés recouvrement trésorerie financement gestion fiscal fiscalité assurances",
  "les ventes": "vente ventes commercial crm prospection",
  "le marketing":
    "communication publicité événements séminaires web internet seo référencement graphisme design vidéos photos impression réseaux rédaction imprimés signalétique",
  "la communication":
    "publicité événements séminaires web internet seo référencement graphisme design vidéos photos impression réseaux rédaction imprimés signalétique marketing",
  "l’informatique":
    "infogérance cybersécurité réseau réseaux logiciel logiciels développement télécoms téléphonie cloud données hébergement web internet numérique",
  "les affaires juridiques": "juridique droit contrats contentieux rgpd",
  "la technique": "maintenance dépannage développement logiciel études usinage",
  "les opérations": "logistique transport maintenance production",
  "la production": "usinage soudure chaudronnerie maintenance manutention outillage machines",
  "la logistique":
    "transport stockage entreposage emballage emballages palettes manutention fret livraison douane expédition",
  "les services généraux":
    "nettoyage ménage espaces entretien sécurité gardiennage fournitures café repas mobilier déménagement fontaines accueil courrier déchets",
  "la qualité": "contrôle mesure métrologie certification audit",
  "la sécurité":
    "gardiennage incendie prévention santé vidéosurveillance télésurveillance surveillance risques",
  "l’exploitation": "maintenance transport logistique",
  "l’immobilier": "isolation toiture façades travaux espaces diagnostics nettoyage ascenseurs",
  "la formation": "coaching",
  "la maintenance": "dépannage réparation pièces usinage",
  "l’export": "traduction douane transport interprétation",
  "l’import-export": "traduction douane transport fret",
};

/** True where somebody in charge of this decides on the topic of a mail: they are not asked for somebody else. */
export function decidesOn(charge: string, topic: string): boolean {
  const own = new Set(wordsOf(`${charge} ${within[charge] ?? ""}`));
  return wordsOf(topic).some((word) => own.has(word));
}
