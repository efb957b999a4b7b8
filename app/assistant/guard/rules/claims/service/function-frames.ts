import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isTold } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const tools = String.raw`(?:salesforce|hubspot|pipedrive|zoho|zapier|make|n8n|monday|lemlist|sellsy|axonaut|dynamics|odoo|sap|sage|cegid|ebp|notion|airtable|outlook|gmail|teams|slack|sugarcrm|freshsales|brevo|mailchimp|linkedin|google|calendly|whatsapp|trello|asana|aircall|ringover|office|exchange|microsoft|salesforce|messagerie|telephonie|erp)`;
const link = String.raw`(?:liaisons?|liens?|connexions?|connecteurs?|passerelles?|ponts?|integrations?|synchronisations?|interfaces?|raccordements?|branchements?|plugins?|modules?)`;
const given = String.raw`(?:est|sont|existe|existent|vous est|reste)`;
const own = String.raw`(?:compris|incluse?s?|prevue?s?|fournie?s?|native?s?|natifs?|assuree?s?|geree?s?|offerte?s?|integree?s?|disponibles?|automatiques?|directe?s?|prise?s? en charge|comprise?s?|confiee?s? a|faite?s?|operee?s?|suivie?s?|realisee?s?|pilotee?s?|deja)`;
const sending = String.raw`(?:envois?|expeditions?|routages?|relances?|appels?|prises? de (?:rdv|contact)|suivis?|ouvertures?|clics|demarchages?|prospections?|reponses?|enregistrements?|transcriptions?|invitations?|publications?|negociations?|signatures?|facturations?|qualifications?|phoning|mise sous pli|distributions?)`;
const byUs = String.raw`(?:par (?:matinal|notre|nos|nous|l outil|l assistant|le service|la plateforme|l equipe|l ia)|dans (?:starter|growth|scale|l offre|l abonnement|matinal)|avec (?:starter|growth|scale)|pour vous|a votre place|de bout en bout|entierement)`;

/** What the product does not do or have, told by a noun: "l’expédition est prise en charge", "la liaison est comprise". */
export const functionFrames: readonly Claim[] = [
  framed({
    words: `liaison* lien liens connex* connecteur* passerelle* pont ponts integration* synchronisation* interface* raccord* branch* plugin* module*`,
    kind: "feature",
    reason: copy.integration,
    says: phrase(
      String.raw` ${link} (?:[a-z]+ ){0,3}(?:avec|a|vers|pour|entre|sur) (?:[a-z0-9]+ ){0,3}${tools} (?:[a-z0-9]+ ){0,3}${given} (?:[a-z]+ )?${own} | ${link} (?:directe? |native? )?(?:avec|vers|a|pour) (?:[a-z]+ )?${tools} (?:vous|fonctionne|permet|marche|evite|suffit|simplifie) `,
    ),
    unless: phrase(" (?:hubspot|votre lien|lien linkedin|export|csv|sur demande|sur mesure) "),
  }),
  framed({
    words: `envoi* expedition* routage* relance* appel* prise* suivi* ouverture* clic* demarchage* prospection* reponse* enregistrement* transcription* invitation* publication* negociation* signature* qualification* phoning distribution*`,
    kind: "feature",
    reason: copy.feature,
    says: phrase(
      String.raw` ${sending} (?:[a-z]+ ){0,6}(?:est|sont|sera|seront) (?:[a-z]+ )?${own} (?:[a-z]+ ){0,2}${byUs} | ${sending} (?:[a-z]+ ){0,4}(?:est|sont) (?:comprise?s?|incluse?s?) `,
    ),
    unless: phrase(" (?:brouillon est|support|webhooks?|7 h|votre abonnement est) (?:pret|redige)"),
  }),
  framed({
    words:
      "charge occupe assure gere appelle lit relance repond classe ecrit ecrivent appellent envoient suivent suit mesure",
    kind: "feature",
    reason: copy.feature,
    says: phrase(
      String.raw` (?:matinal|nos (?:robots|agents|automates|equipes|outils)|notre (?:robot|agent|ia|outil|equipe)|l (?:outil|agent|ia)) (?:[a-z]+ )?(?:se charge|s occupe|se chargent|s occupent|assure|assurent|gere|gerent|prend en charge|prennent en charge) (?:[a-z]+ ){0,2}(?:appel\w*|envo\w+|relanc\w+|contact\w*|ecri\w+|expedi\w+|prospects?|reponses?|rdv|messages?|mails?|publi\w+|negoci\w+|suivi\w*|invit\w+|tout) | nos (?:robots|agents|automates) (?:[a-z]+ ){0,2}(?:ecrivent|appellent|envoient|relancent|suivent|repondent|visitent|parlent|invitent|cherchent des failles) | matinal (?:lit|classe|trie|surveille|mesure|suit|ouvre) (?:vos|les) (?:mails?|messages?|reponses?|ouvertures?|appels?|boite) `,
    ),
    unless: phrase(" (?:rediger|preparer|chercher|trouver|recherche|liste) "),
  }),
  framed({
    words:
      "memes meme seules seuls arrivent tombent remontent enregistres enregistrees retranscrits transcrits partent depuis",
    kind: "feature",
    reason: copy.automation,
    says: phrase(
      String.raw` (?:relances?|mails?|messages?|sequences?|invitations?|sms|campagnes?|envois?|appels?) (?:[a-z]+ ){0,3}(?:(?:s envoie|s envoient|partent|se lancent|s enchainent|se succedent|se declenchent|s expedient) (?:[a-z ]+)?(?:meme|memes|seules?|seuls|automatiquement|depuis matinal|depuis l outil|sans vous)) | (?:reponses?|messages) (?:de|d|des) (?:[a-z]+ ){1,2}(?:arrivent|tombent|remontent|s affichent|apparaissent) (?:dans|sur) (?:matinal|votre (?:espace|tableau|liste)|l outil|la liste) | sms (?:[a-z]+ )?partent `,
    ),
    unless: phrase(" (?:webhooks?|mail (?:du matin|de 7)|7 h 30|attendent) "),
  }),
  framed({
    words:
      "compose numerote appelle envoie ouvre utilise installe branche connecte fonctionne integre dialogue communique greffe relie echange",
    kind: "feature",
    reason: copy.integration,
    says: phrase(
      String.raw` (?:module|robot|automate|numeroteur|composeur) (?:[a-z]+ ){0,3}(?:compose|appelle|numerote|envoie|repond) | (?:matinal|la liste|le service|l outil|notre outil|votre liste) (?:[a-z]+ ){0,2}(?:ouvre|utilise|installe|branche|connecte|fonctionne|integre|dialogue|communique|greffe|relie|echange|lit) (?:[a-z]+ ){0,3}(?:depuis|dans|avec|sur|a|au) (?:[a-z]+ )?${tools} `,
    ),
    unless: phrase(" (?:hubspot|export|csv|copie|collez) "),
  }),
  framed({
    words: "quitter depuis directement via passent passe fait font effectue* gere* outil matinal plateforme",
    kind: "feature",
    reason: copy.feature,
    says: phrase(
      String.raw` (?:signatures?|appels?|envois?|messages?|mails?|negociations?|factures?|devis|rdv|reponses?|relances?|paiements?) (?:[a-z]+ ){0,4}(?:se fait|se font|passent|passe|s effectue\w*|se gere\w*|partent|part) (?:[a-z]+ )?(?:dans|par|depuis|via) (?:l outil|matinal|notre (?:plateforme|outil|service|standard)) | (?:ecrire a|appeler|envoyer|relancer|telephoner a|signer|facturer|repondre a) (?:[a-z]+ ){0,4}(?:sans quitter|depuis|directement dans|via) (?:matinal|l outil|notre|votre liste|la liste) `,
    ),
    unless: phrase(" (?:votre messagerie|gmail|outlook|brouillon|pas) "),
  }),
  framed({
    words: "application appli anglais allemand espagnol italien langues mobile iphone android",
    kind: "feature",
    reason: copy.feature,
    says: phrase(
      String.raw` (?:application|appli) (?:[a-z]+ )?(?:pour|sur|dediee?|mobile|iphone|android) (?:[a-z]+ )?(?:iphone|android|telephone|mobile|tablette|mac|windows|vous|est|existe|ios) | (?:interface|outil|matinal|site|service|version|espace) (?:[a-z]+ ){0,5}en (?:anglais|allemand|espagnol|italien|neerlandais|\d+ langues|plusieurs langues) `,
    ),
    unless: phrase(" (?:vos prospects|message en|mail en|traduire|ecrire) "),
    isSaid: isTold,
  }),
];
