/** Whom a customer looks for, in the register's own terms (issue "Where the prospects come from"; contract: targeting). */
export type Criteria = {
  /** NAF codes, such as `25.62B`. */
  naf: string[];
  /** Headcount bands of the register, such as `12` for 20 to 49. */
  headcount: string[];
  /** Codes of departments, such as `69` and `2A`. */
  departments: string[];
  /** Codes of regions, such as `84`. */
  regions: string[];
  /** Titles of directors and functions, in words. */
  titles: string[];
  keywords: string[];
  /** SIREN of companies that belong in whatever the other criteria say. */
  include: string[];
  /** SIREN or domains of companies that never do. */
  exclude: string[];
};
