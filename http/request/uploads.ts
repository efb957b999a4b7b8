/** Bytes of a file that a customer sends. The same as `uploadLimits` of app/prospects/import. interface.md "HTTP interface". */
export const maxFileSize = 20 * 1024 * 1024;

/** Bytes of such a body: the file with what a form puts around it. */
export const maxUploadSize = maxFileSize + 64 * 1024;

/** The one type of such a body. */
export const uploadType = "multipart/form-data";

/** True for the two operations whose body has a file: `POST /api/imports` and `POST /api/imports/preview`. */
export function isUpload(path: string): boolean {
  return path === "/api/imports" || path === "/api/imports/preview";
}

/** The same at the operators' desk: `POST /operateur/clients/{id}/fichier` and `PUT /operateur/clients/{id}/fichier/{import}`. */
export function isDeskUpload(path: string): boolean {
  return /^\/operateur\/clients\/[^/]{1,64}\/fichier(?:\/[^/]{1,64})?$/.test(path);
}
