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
  ["delete", "supprime-le|Supprime ce brouillon"],
  ["send", "envoie-le"],
])("what no rule can do is known as %s", (wish, messages) => {
  for (const message of messages.split("|")) expect([message, draftWishIn(message)]).toEqual([message, wish]);
});

test("what is about the profile, the list, the product or nobody’s order is no wish", () => {
  const others =
    "Change mon secteur|modifie mon profil|ajoute un prospect à ma liste|supprime mon compte|change mon ton|Ajoute « solution » à mes expressions à éviter|ajoute une note à Hélène|Faut-il ajouter un PS ?|Ajouter un PS ?|Rédige-moi un e-mail|corrige mon adresse|ne change pas l’objet|Comment changer l’objet ?|Parle-moi de Growth|parle de tes offres|Précise votre prix|modifie mon offre|Bonjour,\nAjoute un PS|« ajoute un PS »|> ajoute un PS|supprime mes données|envoie-moi la facture|envoie-le à Paul|merci|Ajoute un PS\n\nCordialement".split(
      "|",
    );
  for (const message of [...others, ...pastedMails, `ajoute ${"très ".repeat(12_800)}`])
    expect([message.slice(0, 80), draftWishIn(message)]).toEqual([message.slice(0, 80), null]);
});
