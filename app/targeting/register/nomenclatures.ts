import newCodes from "./naf-2025.json" with { type: "json" };
import codes from "./naf-rev2.json" with { type: "json" };
import divisions from "./naf-rev2-divisions.json" with { type: "json" };
import sections from "./naf-rev2-sections.json" with { type: "json" };

/** A nomenclature of activities: the labels of its codes, and how they are grouped. */
export type Nomenclature = {
  name: string;
  /** From a code such as `25.62B` to its label. */
  codes: Readonly<Record<string, string>>;
  /** From the first two digits of a code to their label and section. */
  divisions: Readonly<Record<string, { section: string; label: string }>>;
  /** From a letter to its label. */
  sections: Readonly<Record<string, string>>;
};

/**
 * Those whose codes criteria may contain: the one in which trades are written and grouped, and the one that follows it.
 * `counterparts.ts` leads from one to the other. decisions/0042.
 */
export const nomenclatures: readonly [Nomenclature, Nomenclature] = [
  { name: "NAF rév. 2", codes, divisions, sections },
  { name: "NAF 2025", codes: newCodes, divisions: {}, sections: {} },
];
