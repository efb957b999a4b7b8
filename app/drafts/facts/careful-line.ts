import { accented } from "./accented.ts";
import { plainLine } from "./plain-line.ts";
import { quietCapitals, raisedAcronyms } from "./quiet-capitals.ts";
import { withBreaks } from "./with-breaks.ts";
import { withRows } from "./with-rows.ts";
import { withTowns } from "./with-towns.ts";
import { withElisions, withoutSlips } from "./without-slips.ts";
import { writtenOut } from "./written-out.ts";

/** A picture between or after words, with the blank before it; © ® ™ are signs of a text. */
const pictures =
  /[ \u00A0]?(?![©®™#*\d])(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})/gu;

/** How many marks stand in a row at most before they are read as one. */
const marks = /([!?])[ \u00A0]?[!?]{1,20}/g;

/**
 * What a customer typed in a hurry, as they would write it to somebody they want as a client: a plain line without shouting,
 * pictures and rows of marks, with the accents and the letters that were left out. interpretation.md D202, D324.
 */
export function carefulLine(typed: string): string {
  const line = plainLine(typed).replace(pictures, "").replace(marks, "$1");
  return raisedAcronyms(
    withBreaks(
      withoutSlips(withTowns(withRows(accented(withElisions(writtenOut(plainLine(quietCapitals(line)))))))),
    ),
  );
}
