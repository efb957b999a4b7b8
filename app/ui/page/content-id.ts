/** The id of the main content, which the skip link leads to. */
export const contentId = "contenu";
