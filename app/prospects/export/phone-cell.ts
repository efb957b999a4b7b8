/**
 * A telephone number as spreadsheets, CRMs and telephones all read it: text, and no formula. French ones are national
 * (`01 99 00 14 27`); others keep their `+` where they are written in groups, and get `00` where they are not. What is no
 * number stays as it is.
 */
export function phoneCell(value: string): string {
  if (value.length > 40 || !/^\+?[\d\s().\-/\u00A0\u202F]+$/.test(value)) return value;
  const digits = value.replace(/\D/g, "");
  const isInternational = value.trim().startsWith("+") || digits.startsWith("00");
  const number = isInternational ? digits.replace(/^00/, "") : digits;
  if (isInternational) {
    const french = /^330?([1-9]\d{8})$/.exec(number)?.[1];
    if (french) return inPairs(`0${french}`);
    const written = value
      .trim()
      .replace(/[\s().\-/]+/gu, " ")
      .trim();
    return grouped.test(written) ? written : `00 ${inPairs(number)}`;
  }
  return /^0[1-9]\d{8}$/.test(number) ? inPairs(number) : value;
}

/** As app/csv lets a number pass. */
const grouped = /^\+\d{1,3}(?: \d{1,4}){2,6}$/;

const inPairs = (digits: string) => digits.match(/\d{1,2}/g)?.join(" ") ?? "";
