/** The titles of directors in the register, as customers choose them. */
export const directorTitles = [
  "Gérant",
  "Président",
  "Directeur général",
  "Associé",
  "Administrateur",
  "Entrepreneur individuel",
] as const;
export type DirectorTitle = (typeof directorTitles)[number];

/** What customers call directors, and the titles that the register has for it; none means every director. */
export const directorWords: readonly (readonly [words: string, titles: readonly DirectorTitle[]])[] = [
  ["gérant, gérante, cogérant, cogérante, co-gérant, gérance", ["Gérant"]],
  ["président, présidente", ["Président"]],
  ["PDG, président-directeur général, P-DG, président directeur général", ["Président", "Directeur général"]],
  ["directeur général, directrice générale, DG, direction générale", ["Directeur général"]],
  ["associé, associée, associé fondateur", ["Associé"]],
  ["administrateur, administratrice, membre du conseil d'administration", ["Administrateur"]],
  ["auto-entrepreneur, entrepreneur individuel", ["Entrepreneur individuel"]],
  [
    "dirigeant, dirigeante, patron, patronne, chef d'entreprise, cheffe d'entreprise, mandataire social, direction, dirigeant d'entreprise, chefs d'entreprises",
    [],
  ],
];

/** Who directs, though no register says so: every director stands for them, and that is said. */
export const directorsByOtherNames =
  "CEO, fondateur, fondatrice, cofondateur, cofondatrice, co-fondateur, décideur, décideuse, entrepreneur, entrepreneuse, propriétaire, C-level, boss, créateur d'entreprise, repreneur, décisionnaire, codir, comex, founder, owner";

/** Where a function begins that no register names, whatever follows of `functionWords`. */
export const functionHeads =
  "DGA, DGST, cadre, directeur, directrice, responsable, chef, cheffe, manager, head, chargé, chargée, acheteur, acheteuse, DRH, RRH, DSI, RSI, DAF, RAF, CTO, CMO, COO, CFO, CIO, CPO, CHRO, VP, RSSI, DPO, RH, ingénieur, technicien, comptable, contrôleur, directeur général adjoint, secrétaire, assistante, assistant, office manager, commercial, commerciaux, conducteur, product, growth, sales, team, lead, acquéreur, prescripteur, chief, DG adjoint, administrateur système, administrateur systèmes, administrateur réseau, administrateur judiciaire, administrateur des ventes, administration des ventes, ADV, direction achats, direction marketing, direction commerciale, direction RH, direction des ressources humaines, direction financière, direction technique, direction informatique, direction des systèmes d'information, direction juridique, direction industrielle, direction communication, direction logistique, direction des opérations, direction des services";

/** What follows such a head and belongs to it. */
export const functionWords =
  "commercial, commerciale, commerciaux, achat, marketing, RH, ressources, humaines, humain, financier, financière, administratif, administrative, technique, informatique, SI, système, information, vente, export, production, industriel, industrielle, qualité, logistique, supply, chain, IT, digital, digitale, numérique, communication, projet, travaux, maintenance, formation, juridique, innovation, R&D, recherche, développement, sales, ops, opération, opérations, transport, paie, comptable, sécurité, HSE, QHSE, RSE, énergie, immobilier, immobilière, site, agence, adjoint, adjointe, régional, régionale, national, service, généraux, général, générale, office, manager, product, growth, lead, business, developer, chantier, parc, flotte, méthodes, exploitation, clientèle, relation, client, affaire, affaires, atelier, entrepôt, recrutement, talent, acquisition, data, web, CRM, stratégie, études, patrimoine, réseau, secteur, compte, clé, gestion, stock, environnement, bureau, design, public, publique, contenu, événementiel, finance, trésorerie, direction, audit, packaging, conditionnement, com, revenue, officer, people, import, import-export, grand compte, grands comptes";
