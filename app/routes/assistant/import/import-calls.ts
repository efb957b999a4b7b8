import { callApi } from "#app/browser/call-api.ts";
import {
  ImportAnswer,
  ImportList,
  importsPath,
  PreviewAnswer,
} from "#app/prospects/import/imports-protocol.ts";

/** Milliseconds in which a file is sent and read, or imported: ten thousand rows take most of it. */
const timeout = 120_000;

const named = (file: File) =>
  `name=${encodeURIComponent(file.name.slice(0, 300) || "prospects.csv")}` as const;

/** What an import of the file would do. */
export const previewImport = (file: File) =>
  callApi(PreviewAnswer, "POST", `${importsPath}/preview?${named(file)}`, file, { timeout });

/** Imports it, once under this id. */
export const storeImport = (id: string, file: File) =>
  callApi(ImportAnswer, "PUT", `${importsPath}/${id}?${named(file)}`, file, { timeout });

/** Takes an import back. */
export const undoImport = (id: string) =>
  callApi(ImportAnswer, "DELETE", `${importsPath}/${id}`, undefined, { timeout });

/** The files that were imported lately. */
export const loadImports = () => callApi(ImportList, "GET", importsPath);
