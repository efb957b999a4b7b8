import { folded } from "#app/french/folded.ts";

/** Frequent first names of people who work today, folded; those that are also last names ("Martin", "Thomas") are left out. */
const firstNames = new Set(
  "adele adrien agathe agnes aicha alain alexandra alexandre alexis alice alicia aline amandine amelie amine anais andrea angelique anne annie anouk anthony antoine arnaud arthur audrey aurelie aurelien aurore axel baptiste beatrice benedicte benjamin benoit bernadette brigitte bruno camille carine carole caroline catherine cathy cecile celine charlene charlotte chantal chloe christelle christian christiane christine christophe claire clara claudine clement clemence coralie corinne cyril cyrille damien daniele david delphine denise didier dominique dorothee edith eleonore elise elodie emilie emma emmanuel emmanuelle eric estelle etienne eugenie eva eve fabien fabienne fabrice fanny fatima florence florian francine francois francoise frederic frederique gabriel gaelle gael genevieve georges gerard geraldine gilles guillaume guy gwenaelle hamid helene henri herve hugo hugues ibrahim ines ingrid isabelle jacqueline jacques jean jeanne jeremy jerome joel joelle jocelyne johanna jonathan josephine joseph julie julien juliette justine karim karine kevin laetitia laura laure laurence leila lea leo leonie lionel lise loic louise luc lucas lucie lucien ludovic lydie magali maeva manon marc marie marianne marina marine marion martine mathieu mathilde maud maxime mehdi melanie melissa michel michele mickael mireille mohamed monique morgane muriel myriam nadege nadia nadine natacha nathalie nicolas nicole noemie nora oceane odile olivia olivier pascale patrice patricia patrick paul pauline philippe pierre rachel rachid raphael regis remi renaud romain rose sabine sabrina samia samir samuel sandra sandrine sarah sebastien severine simone solene sonia sophie stephane stephanie suzanne sylvain sylvie tatiana theo thibault thierry tiphaine valentin valentine valerie vanessa veronique victor victoire vincent violaine virginie viviane xavier yann yannick yasmine yohan yves yvette yvon zoe".split(
    " ",
  ),
);

const isFirstName = (word: string) => firstNames.has(folded(word.slice(0, 30)).split("-")[0] ?? "");

/** "Lacoste Henri" as "Henri Lacoste", where a list knows the second word as a first name and not the first one. */
export function firstNameFirst(contact: string): string {
  const [last = "", first = "", ...more] = contact.split(" ");
  const isTurned = first !== "" && more.length === 0 && isFirstName(first) && !isFirstName(last);
  return isTurned ? `${first} ${last}` : contact;
}
