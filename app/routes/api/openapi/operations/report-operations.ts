import * as v from "valibot";
import { notInOfferCode } from "#app/offers/not-in-offer-code.ts";
import { reportErrorCodes as codes, ReportQuery } from "#app/reports/reports-protocol.ts";
import { type Operations, parameter } from "../operation.ts";
import { json } from "../responses.server.ts";

const inQuery = (name: keyof typeof ReportQuery.entries, description: string) =>
  parameter("query", name, ReportQuery.entries[name], description);

export const reportOperations: Operations = {
  "/api/reports": {
    get: {
      summary: "What became of the prospects of a period",
      description: "Days are those of Paris. At most 30 in a minute.",
      tag: "prospects",
      parameters: [
        inQuery("from", "The first day; twelve weeks before the last unless said."),
        inQuery("to", "The last day, today unless said; at most three years after the first."),
        inQuery("by", "What a line stands for, `week` unless said."),
        parameter("query", "format", v.picklist(["json", "csv"]), "The format, JSON unless said."),
      ],
      answers: {
        200: {
          ...json("The lines.", "Report"),
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/Report" } },
            "text/csv": { schema: { type: "string" } },
          },
        },
      },
      errors: {
        403: ["foreign_origin", notInOfferCode],
        422: [codes.invalidQuery],
        429: [codes.tooMany],
      },
      needs: "session",
    },
  },
};
