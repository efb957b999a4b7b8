/** Bytes of a file that a customer sends. The same as `uploadLimits` of app/prospects/import. interface.md "HTTP interface". */
export const maxUploadSize = 4 * 1024 * 1024;

/** The one type of such a body. */
export const uploadType = "application/octet-stream";

/** True for the two operations whose body is a file: `POST /api/prospects/imports/preview` and `PUT /api/prospects/imports/{id}`. */
export function isUpload(path: string): boolean {
  return /^\/api\/prospects\/imports\/[^/]{1,64}$/.test(path);
}

/** The same at the operators' desk: `POST /operateur/clients/{id}/fichier` and `PUT /operateur/clients/{id}/fichier/{import}`. */
export function isDeskUpload(path: string): boolean {
  return /^\/operateur\/clients\/[^/]{1,64}\/fichier(?:\/[^/]{1,64})?$/.test(path);
}
