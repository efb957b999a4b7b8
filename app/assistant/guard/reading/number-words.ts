const values: Readonly<Record<string, number>> = Object.fromEntries(
  (
    "zero:0 un:1 une:1 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13 " +
    "quatorze:14 quinze:15 seize:16 vingt:20 vingts:20 trente:30 quarante:40 cinquante:50 soixante:60 septante:70 " +
    "huitante:80 octante:80 nonante:90 cent:100 cents:100 mille:1000 one:1 two:2 three:3 four:4 five:5 seven:7 " +
    "eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 " +
    "eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 " +
    "hundred:100 thousand:1000"
  )
    .split(" ")
    .map((entry) => {
      const [word = "", value] = entry.split(":");
      return [word, Number(value)];
    }),
);

/** They are numbers before some units, and never begin a longer number. */
export const articles: ReadonlySet<string> = new Set(["un", "une", "one"]);

export const numberWords = Object.keys(values);

export const isNumberWord = (word: string) => Object.hasOwn(values, word);

/** The value of French or English number words: quatre, vingt, dix, neuf is 99. */
export function valueOfWords(words: readonly string[]): number {
  let total = 0;
  let group = 0;
  for (const word of words) {
    const value = values[word] ?? 0;
    if (value === 1000) {
      total += (group || 1) * 1000;
      group = 0;
    } else if (value === 100) group = (group || 1) * 100;
    else if (word.startsWith("vingt") && group % 100 === 4) group += 76;
    else group += value;
  }
  return total + group;
}
