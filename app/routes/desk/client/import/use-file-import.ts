import { useRevalidator } from "react-router";
import * as v from "valibot";
import { callApi } from "#app/browser/call-api.ts";
import { fileForm, fileTimeout as timeout } from "#app/browser/file-form.ts";
import { type Previewed, useFileSteps } from "#app/components/import/use-file-steps.ts";
import { deskImportCopy as copy } from "#app/content/desk/desk-import-copy.ts";
import { ImportAnswer, ImportPreview } from "#app/prospects/import/imports-protocol.ts";

const Preview = v.object({ preview: ImportPreview });

/** A file that was looked at for a client's list. */
export type PreviewedFile = Previewed<v.InferOutput<typeof Preview>>;

const folder = (clientId: string) => `/operateur/clients/${clientId}/fichier` as const;

/** The steps of an import into a client's list. */
export function useFileImport(clientId: string) {
  const { revalidate } = useRevalidator();
  const steps = useFileSteps({
    preview: (file, wish) => callApi(Preview, "POST", folder(clientId), fileForm(file, wish), { timeout }),
    async store(file, { id, columns }) {
      const path = `${folder(clientId)}/${id}` as const;
      return callApi(ImportAnswer, "PUT", path, fileForm(file, { columns }), { timeout });
    },
    done(answer) {
      void revalidate();
      return { kind: "done" as const, added: answer.import.added };
    },
    words: { tooLarge: copy.tooLarge, failed: copy.failed },
  });
  return steps;
}
