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

/** Those whose codes criteria may contain, the one that the register uses first. NAF 2025 is to follow. decisions/0036. */
export const nomenclatures: readonly [Nomenclature, ...Nomenclature[]] = [
  { name: "NAF rév. 2", codes, divisions, sections },
];
