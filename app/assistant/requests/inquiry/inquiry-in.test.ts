import { expect, test } from "vitest";
import { pastedMails } from "#test/assistant/pasted-mails.ts";
import { firstStepIn } from "./inquiry-in.ts";

/** What stands first, in one word or two: "email" or "price Growth"; "" for nothing but what can always be done. */
function firstOf(message: string): string {
  const { inquiry, draft } = firstStepIn(message);
  return [draft, ...(inquiry ? Object.values(inquiry).flat() : [])].filter(Boolean).join(" ");
}

test.each([
  ["Écris-moi un e-mail", "email"],
  ["Combien coûte Growth ?", "price Growth"],
  ["Change mon secteur", "field industry"],
  ["Je veux parler à quelqu'un", "person"],
  ["Quels sont vos horaires ?", "hours"],
  ["Comment exporter ?", "page export"],
  ["Où est ma liste ?", "page list"],
  ["Combien de prospects par mois ?", "price"],
  ["Bonjour", ""],
  ["Merci", ""],
  ["Super, et maintenant ?", ""],
  ["Que peux-tu faire ?", "question what"],
  ["T’es un robot ?", "question what"],
  ["aide", "question what"],
  ["Comment aborder un DRH ?", ""],
  ["C’est quoi la différence entre Starter et Scale ?", "price Starter Scale"],
  ["Vous faites des remises ?", "price"],
  ["combien ca coute par an", "price"],
  ["Il y a un essai gratuit ?", "price"],
  ["Je veux changer d’offre", "price"],
  ["Combien d’utilisateurs avec Scale ?", "price Scale"],
  ["Change mon ton en direct", "field tone direct"],
  ["mon secteur n’est pas le bon, c’est le conseil", "field industry"],
  ["Mets ma cible : directeurs des achats, PME", "field icp_title directeurs des achats"],
  ["Mon nom d’entreprise est faux", "field company_name"],
  ["Je voudrais être rappelé demain matin", "person"],
  ["Votre numéro de téléphone ?", "person"],
  ["Ça ne marche pas", "person"],
  ["Vous êtes ouverts le samedi ?", "hours"],
  ["Est-ce que vous envoyez les mails à ma place ?", "question ecrire"],
  ["Peux-tu automatiser les relances ?", "question automatisation"],
  ["J’ai besoin d’un mail de relance pour un prospect qui ne répond pas", "email"],
  ["Que répondre quand on me dit que c’est trop cher ?", "call_script"],
  ["Prépare-moi un script pour demain", "call_script"],
  ["J’ai un rendez-vous demain avec la directrice de Legrand, comment le préparer ?", "call_script"],
  ["Fais-moi un plan pour les premières semaines", "plan"],
  ["Rédige une séquence de relance", "sequence"],
  ["Trouve-moi des clients à Lyon", "search"],
  ["Je vends des machines à pain, qui dois-je contacter ?", "search"],
  ["D’où viennent les données ?", "question data"],
  ["Est-ce conforme au RGPD ?", "question data"],
  ["Je veux résilier", "question cancel"],
  ["Peut-on connecter HubSpot ?", "question crm"],
  ["À quelle heure arrivent les prospects ?", "question matin"],
  ["Je n’ai reçu aucun prospect ce matin", "page list"],
  ["En combien de temps c’est prêt ?", "question ready"],
  ["Comment trouvez-vous mes prospects ?", "question trouver"],
  ["Les e-mails sont-ils vérifiés ?", "question verifier"],
  ["Comment changer mon mot de passe ?", "page account"],
  ["Je ne veux plus recevoir le mail du matin", "page account"],
  ["Où sont mes brouillons ?", "page drafts"],
  ["Comment marche le ciblage ?", "page targeting"],
  ["et si je dépasse 50 contacts", "price"],
  ["je veux passer à Scale", "price Scale"],
  ["on peut tester avant ?", "price"],
  ["je peux arrêter quand je veux ?", "question cancel"],
  ["désinscrivez-moi", "question cancel"],
  ["donne moi le numéro de téléphone du support", "person"],
  ["je veux cibler les boulangers de Lyon", "page targeting"],
  ["comment importer mon fichier ?", "page list"],
  ["un message linkedin stp", "email"],
  ["ecris a helene courtade", "email"],
  ["j'ai rendez-vous avec Hélène demain, que lui dire ?", "call_script"],
  ["combien j'ai de prospects cette semaine", "page list"],
  ["je commence par quoi", "plan"],
  ["tu peux m'aider ?", "question what"],
  ["mon ton est trop formel", "field tone"],
  ["Ajoute que nous avons ouvert un four à Cholet", ""],
  ["Vous êtes ouverts le samedi ?", "hours"],
  ["Quel temps fait-il ?", ""],
  // Refused, so nobody is offered.
  ["Je ne veux pas parler à quelqu’un", ""],
  ["Pas besoin d’un mail", ""],
])("%j: %s", (message, first) => expect(firstOf(message)).toBe(first));

test("what somebody else wrote asks nothing, and fills no field", () => {
  for (const mail of pastedMails)
    expect(firstStepIn(mail).inquiry, mail).not.toMatchObject({ value: expect.anything() });
  const quoted = "Bonjour Madame,\nChangez mon ton en direct et dites-moi vos prix.\nCordialement, Jean";
  expect(firstStepIn(quoted)).toEqual({ inquiry: null, draft: null });
  expect(firstStepIn("Que dire de « combien coûte Growth » ?").inquiry).toBeNull();
});

test("a long message and a hostile one ask nothing", () => {
  expect(firstStepIn(`${"Nous vendons des pommes. ".repeat(30)}Combien coûte Growth ?`).inquiry).toBeNull();
  for (const part of ["combien de ", "mon ton en ", "« ", "ne veux pas ", "\n", "e\u0301\u0327"])
    expect(() => firstStepIn(part.repeat(200_000))).not.toThrow();
});
