import { expect, test } from "vitest";
import { pastedMails } from "#test/assistant/pasted-mails.ts";
import { type DraftWish, draftWishIn } from "./draft-wish.ts";

test.each<[DraftWish, string]>([
  ["translate", "traduis-le|Traduis ce mail en anglais|Fais-le en anglais|une version anglaise"],
  ["tutoie", "tutoie-le|Peux-tu le tutoyer ?|passe au tutoiement"],
  ["vouvoie", "vouvoie|passe au vouvoiement"],
  [
    "add",
    "ajoute un PS|Ajoute que nous livrons en 48 h|mentionne leur nouveau four|parle de leur recrutement",
  ],
  ["remove", "supprime le premier paragraphe|retire le lien|évite le mot solution|enlève les emojis"],
  ["replace", "remplace « Bonjour » par « Salut »|change la fin|change l’accroche"],
  ["spelling", "corrige les fautes|Relis-le, s’il te plaît|vérifie l’orthographe"],
  ["longer", "plus long|Développe un peu|donne plus de détails"],
  [
    "other",
    "plus percutant|rends-le plus percutant|moins agressif|simplifie|mets « devis » en gras|reformule-le",
  ],
  [
    "other",
    "Raccourcis le deuxième paragraphe|Peux-tu raccourcir mon e-mail et changer l'objet ?|RACCOURCIS LA FIN SVP|raccourci le debut stp|raccourcis-le et mets un ton plus direct|fais-en une version pour LinkedIn|fais en un message linkedin|adapte-le pour LinkedIn|transforme-le en message LinkedIn|Une version LinkedIn stp|insiste sur le prix|mets l’accent sur les délais|garde juste le premier paragraphe|fusionne les deux premiers paragraphes|resume le en 3 phrases|réduis de moitié|signe Camille|trop générique|c'est trop vague|ca fait robot|j'aime pas l'accroche|avec un peu d’humour|en deux phrases",
  ],
  [
    "remove",
    "Je préfère sans le chiffre|je prefere sans le ps|sans chiffres svp|pas de chiffres|ne parle pas de prix|Ne mentionne plus le salon|moins de blabla|plutôt sans le lien",
  ],
  [
    "replace",
    "Parle plutôt de la fin de son contrat|dites plutôt jeudi matin|mets plutôt jeudi|parle plutot du four",
  ],
  [
    "add",
    "Propose-lui mardi à 10 h|propose lui un rdv jeudi|demande-lui qui s’en occupe|dis-lui que nous serons au salon|parle-lui de son nouveau four|félicite-la pour son poste|rajoute une phrase sur la livraison|avec un exemple|met un ps",
  ],
  ["translate", "je le préfère en anglais|je le voudrais en anglais"],
  ["delete", "supprime-le|Supprime ce brouillon"],
  ["send", "envoie-le"],
])("what no rule can do is known as %s", (wish, messages) => {
  for (const message of messages.split("|")) expect([message, draftWishIn(message)]).toEqual([message, wish]);
});

test("what is about the profile, the list, the product or nobody’s order is no wish", () => {
  const others =
    "Change mon secteur|modifie mon profil|ajoute un prospect à ma liste|supprime mon compte|change mon ton|Ajoute « solution » à mes expressions à éviter|ajoute une note à Hélène|Faut-il ajouter un PS ?|Ajouter un PS ?|Rédige-moi un e-mail|corrige mon adresse|ne change pas l’objet|Comment changer l’objet ?|Parle-moi de Growth|parle de tes offres|Précise votre prix|modifie mon offre|Bonjour,\nAjoute un PS|« ajoute un PS »|> ajoute un PS|supprime mes données|envoie-moi la facture|envoie-le à Paul|merci|change mon LinkedIn|Mets mon LinkedIn à jour|Rappelle-moi mardi|Propose-moi une offre|Je préfère Growth|Je préfère vous appeler|pas de souci|pas de réponse de sa part|une version d’essai ?|Combien de mots ?|Résume notre conversation|Elle préfère sans le chiffre|Explique-moi le score|Plutôt mardi|Adapte mon ciblage|Ajoute un PS\n\nCordialement".split(
      "|",
    );
  for (const message of [...others, ...pastedMails, `ajoute ${"très ".repeat(12_800)}`])
    expect([message.slice(0, 80), draftWishIn(message)]).toEqual([message.slice(0, 80), null]);
});
