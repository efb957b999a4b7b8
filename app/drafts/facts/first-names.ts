import { folded } from "#app/french/folded.ts";

/** Frequent first names of people who work today, folded; those that are also last names ("Martin", "Thomas") are left out. */
const firstNames = new Set(
  "abdel adam adele adrien agathe agnes aicha alain alexandra alexandre alexis alice alicia alix aline amandine amina aminata amelie amine anais andrea angelique anne annie anouk anthony antoine arnaud arthur audrey aurelie aurelien aurore axel baptiste bastien beatrice benedicte benjamin benoit bernadette brigitte bruno camille carine carole caroline catherine cathy cecile celine charlene charlotte chantal chloe christelle christian christiane christine christophe claire clara claudine clement clemence clementine constance coralie corinne cyril cyrille damien daniele david delphine denise didier dominique dorothee edith eleonore elise elodie elsa emilie emma emmanuel emmanuelle enzo eric erwan estelle etienne eugenie ewen eva eve fabien fabienne fabrice fanny fatima fatou florence florian francine francois francoise frederic frederique gabriel gaelle gael genevieve georges gerard geraldine ghislaine gildas gilles guillaume guy gwen gwenaelle hamid helene henri herve hugo hugues ibrahim ilona ines ingrid isabelle jacqueline jacques jean jeanne jeremie jeremy jerome joel joelle jocelyne johanna jonathan josephine joseph julie julien juliette justine kader karim karine kevin laetitia laura laure laurence leila lea lena leo leonie lionel lise lila lola loic lou louise luc lucas lucie lucien ludovic lydie magali maeva maelle maelys maite manon marc margaux margot marie marianne marina marine marion martine mathieu mathilde maud maxime mehdi melina melanie melissa michel michele mickael mireille mohamed monique morgane muriel myriam nadege nabil nadia nadine natacha nathalie nicolas nicole noemie nora oceane ophelie odile olivia olivier pascale patrice patricia patrick paul pauline philippe pierre rachel rachid quentin raphael regis remi renaud romain ronan rose sabine sabrina samia samir samy samuel sandra sandrine sarah sebastien severine selma simone solene sonia sophie stephane stephanie suzanne sylvain sylvie tanguy tatiana theo timothee thibaud thibault thibaut thierry tiphaine valentin valentine valerie vanessa veronique victor victoire vincent violaine virginie viviane xavier yann yannick yasmine yanis yohan yves yvette yvon zoe".split(
    " ",
  ),
);

/** True of a frequent first name that is nobody's last name: "Camille", "Jean-Luc", not "Martin". */
export const isFirstName = (word: string): boolean =>
  firstNames.has(folded(word.slice(0, 30)).split("-")[0] ?? "");

/** "Lacoste Henri" as "Henri Lacoste", where a list knows the second word as a first name and not the first one. */
export function firstNameFirst(contact: string): string {
  const [last = "", first = "", ...more] = contact.split(" ");
  const isTurned = first !== "" && more.length === 0 && isFirstName(first) && !isFirstName(last);
  return isTurned ? `${first} ${last}` : contact;
}
