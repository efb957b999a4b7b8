import type { Sentence } from "./own-sentences.ts";
import { phrases, Reader, wordSet } from "./phrase-reader.ts";
import { readOpening } from "./request-opening.ts";

/** Ways to ask on one's own behalf. */
const own = phrases([
  [
    true,
    "puis je,je peux,pourrais je,est ce que je peux,est ce que je pourrais,on peut,peut on,pourrait on,comment puis je,comment je peux,comment,comment faire pour,can i,could i,may i,y a t il moyen de,je prefere,je prefererais",
  ],
]);

const between = wordSet("de d a etre me m moi pouvoir faire plutot stp svp bien directement to");

/** What is asked for, whole. */
const wishes = phrases([
  [
    true,
    "rappele,rappelee,rappeles,rappelees,recontacte,recontactee,rappelez moi,rappelez nous,recontactez moi,contactez moi,appelez moi,reserver une demo,reserver ma demo,reserver une demonstration,reserver un creneau,prendre une demo,avoir une demo,voir une demo,demander une demo,obtenir une demo,une demo,une demonstration,reserver un rendez vous avec vous,prendre rendez vous avec vous,un rendez vous avec vous,book a demo,a demo,get a demo",
  ],
]);

const talks = phrases([
  [
    true,
    "parler,discuter,echanger,parle,parles,communiquer,joindre,contacter,avoir,voir,rencontrer,passer,passe,passez,passe moi,passez moi,mets,mettez,mettre,rappeler,appeler,rappelle,prendre rendez vous,un rendez vous,rendez vous,talk,speak,reach,contact,get",
  ],
]);
const words = wordSet(
  "a avec au en moi me m nous directement de vive voix par telephone d contact relation to with",
);

const persons = phrases([
  [
    true,
    "un humain,une humaine,un etre humain,un vrai humain,l humain,humain,quelqu un,une personne,une vraie personne,un conseiller,une conseillere,votre conseiller,un commercial,une commerciale,un de vos commerciaux,un de vos conseillers,un expert,un responsable,l equipe,votre equipe,une personne de l equipe,un membre de l equipe,le support,support,le service client,votre service client,un interlocuteur,un operateur,un agent humain,human,person,real person,someone,a person,a real person,somebody,your team,sales,support",
  ],
]);

/** Without these, "quelqu'un de chez Renault" and "un responsable marketing" are prospects. */
const ours = wordSet("vous votre equipe humain reel vrai vive");

/** True if a sentence asks to speak with a person of the team, to be called, or for a demonstration. */
export function asksForHuman({ tokens }: Sentence): boolean {
  const reader = new Reader(tokens);
  const opening = readOpening(reader);
  const isOwn = reader.read(own) !== null;
  reader.readWords(between);
  const start = reader.at;
  if (reader.read(wishes) !== null) {
    const isAsked = opening !== "" || isOwn || reader.tokens[start]?.form.endsWith("ez") === true;
    return isAsked ? !isAbout(reader) : start === 0 && isWhole(reader);
  }
  reader.at = start;
  // "Est-ce que quelqu'un peut me rappeler ?"
  const who = reader.next === "est" ? start + 3 : start;
  if (opening === "" && !isOwn && tokens[who]?.form === "quelqu")
    return (
      tokens[who + 2]?.form === "peut" &&
      tokens.slice(who + 3).some(({ form }) => /^(?:r?appeler|recontacter)$/.test(form))
    );
  const talksTo = reader.read(talks) !== null;
  if (!talksTo && opening !== "want" && !isOwn && !endsAfterPerson(tokens, start)) return false;
  reader.readWords(words);
  return reader.read(persons) !== null && !isSomebodyElse(reader);
}

/** "Un humain, s'il vous plaît". */
function endsAfterPerson(tokens: Sentence["tokens"], start: number): boolean {
  const reader = new Reader(tokens);
  reader.at = start;
  return reader.read(persons) !== null && isWhole(reader);
}

/** True if nothing follows but politeness. */
const isWhole = ({ next }: Reader) => ["", ",", "stp", "svp", "s", "please", "merci"].includes(next);

/** A demonstration for the customer's own clients is none of ours. */
function isAbout({ tokens, at }: Reader): boolean {
  const rest = tokens.slice(at, at + 4).map(({ form }) => form);
  return rest.some((form) =>
    ["mes", "nos", "vos", "votre", "prospects", "clients", "que", "le", "la", "les"].includes(form),
  );
}

function isSomebodyElse({ tokens, at }: Reader): boolean {
  const rest = tokens.slice(at, at + 4).map(({ form }) => form);
  return !rest.some((form) => ours.has(form)) && !afterPerson.has(rest[0] ?? "");
}

/** What may follow the person: nothing, politeness, when, how and why. */
const afterPerson = new Set(
  ["", ",", ":"].concat(
    "stp svp s please merci au par pour rapidement vite aujourd demain maintenant directement a en plutot now about on by quand si avant et sur ou cette ce".split(
      " ",
    ),
  ),
);
