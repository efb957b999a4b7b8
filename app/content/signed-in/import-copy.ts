/** The reason of a score that a file brought. */
export const importedScore = "Score du fichier importé";
