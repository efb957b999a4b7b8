import { sampleList } from "#app/content/sample/sample-list-copy.ts";
import { sampleProspects } from "#app/content/sample/sample-prospects.ts";
import { apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { cachedText } from "#app/endpoints/cached-text.server.ts";
import { sampleListCsv } from "./sample-list-csv.ts";

const handlers = cachedText("text/csv", () => sampleListCsv(sampleProspects), {
  "Content-Disposition": `attachment; filename="${sampleList.fileName}"`,
});

/** /exemple-liste.csv: the sample list to download. */
export const loader = apiLoader(handlers);

/** Answers 405. */
export const action = apiAction(handlers);
