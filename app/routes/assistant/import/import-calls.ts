import { callApi } from "#app/browser/call-api.ts";
import { type FileWish, fileForm, fileTimeout as timeout } from "#app/browser/file-form.ts";
import {
  ImportAnswer,
  ImportList,
  importsPath,
  PreviewAnswer,
} from "#app/prospects/import/imports-protocol.ts";

/** What an import of the file would do. */
export const previewImport = (file: File, wish: FileWish) =>
  callApi(PreviewAnswer, "POST", `${importsPath}/preview`, fileForm(file, wish), { timeout });

/** Imports it, once under the id. */
export const storeImport = (file: File, wish: FileWish & { id: string }) =>
  callApi(ImportAnswer, "POST", importsPath, fileForm(file, wish), { timeout });

/** Takes an import back. */
export const undoImport = (id: string) =>
  callApi(ImportAnswer, "DELETE", `${importsPath}/${id}`, undefined, { timeout });

/** The files that were imported lately. */
export const loadImports = () => callApi(ImportList, "GET", importsPath);
