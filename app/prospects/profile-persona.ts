/** What stands in place of a persona's id for the first one, which is what profile and targeting say. interpretation.md D292. */
export const profilePersona = "profile";
