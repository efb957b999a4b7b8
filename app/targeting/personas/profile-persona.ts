/** The id of the first persona, which is what profile and targeting say. */
export const profilePersona = "profile";
