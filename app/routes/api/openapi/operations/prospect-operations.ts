import * as v from "valibot";
import { Cursor } from "#app/conversation/stream/cursor.ts";
import { notInOfferCode } from "#app/offers/not-in-offer-code.ts";
import { exportFormats, exportTypes } from "#app/prospects/export/export-prospects.server.ts";
import { takenFields } from "#app/prospects/import/columns.ts";
import { importErrorCodes as importCodes } from "#app/prospects/import/imports-protocol.ts";
import { ListQuery } from "#app/prospects/prospect-bodies.ts";
import { prospectLimits as limits } from "#app/prospects/prospect-limits.ts";
import { prospectErrorCodes as codes } from "#app/prospects/prospects-protocol.ts";
import { settingsLimits } from "#app/prospects/settings/settings-limits.ts";
import { settingsErrorCodes as settingsCodes } from "#app/prospects/settings/settings-protocol.ts";
import { storageErrorCode } from "#app/storage/storage-refusal.ts";
import { jsonBody, type Operations, parameter, pathParameter } from "../operation.ts";
import { json } from "../responses.server.ts";

const inQuery = (name: keyof typeof ListQuery.entries, description: string) =>
  parameter("query", name, ListQuery.entries[name], description);

/** What narrows the list down. */
const filters = [
  inQuery("view", "The view, `all` unless said."),
  inQuery("status", "Only those with this status."),
  inQuery("sector", "Only those of exactly this sector."),
  inQuery("score", "Only those with at least this score."),
  inQuery("assignee", "Only those that are given to this member, or with `none` to nobody."),
  inQuery("persona", "Only those that were found for this persona, or with `profile` for none."),
  inQuery("q", "Only those where each of these words begins one of the company, person, role or notes."),
];

/** A file to download of one of these types. */
const download = (description: string, ...types: string[]) => ({
  description,
  headers: { "Content-Disposition": { required: true, schema: { type: "string" } } },
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: "string" } }])),
});

const prospectId = pathParameter("id", v.pipe(v.string(), v.uuid()), "The id of the prospect.");

const importId = pathParameter("id", v.pipe(v.string(), v.uuid()), "The id of the import.");

const file = {
  "multipart/form-data": {
    schema: {
      type: "object",
      required: ["file"],
      additionalProperties: false,
      properties: {
        file: { type: "string", format: "binary", description: "The file, with its name: CSV or XLSX." },
        columns: {
          type: "string",
          description: `What the columns are taken for instead of what their names say, from the first on, as a JSON array: ${takenFields.join(", ")}, \`column:\` with the id of one of the team's own, or null for one that is left out. 422 where such a column is not there any more.`,
        },
        id: { type: "string", format: "uuid", description: "The id of the import, chosen by the caller." },
      },
    },
  },
};

const sentFile =
  "The file has at most 20 MB with a Content-Length (a form without one has at most 64 KB), 10,000 rows and 300 columns. At most 20 files in 10 minutes and 200 a day, one at a time.";

export const prospectOperations: Operations = {
  "/api/prospects": {
    get: {
      summary: "A page of the list",
      description:
        "`today` are the new ones that were delivered today, the highest score first; `due` whatever else has its next step today or had it before, the longest overdue first; `all` by score.",
      tag: "prospects",
      parameters: [
        ...filters,
        inQuery("after", "The `next` of the page before, with the same other parameters."),
        inQuery("limit", `How many, ${limits.page.usual} unless said.`),
      ],
      answers: { 200: json("The page, and how many each view has.", "ProspectList") },
      errors: { 422: [codes.invalidQuery, codes.invalidCursor] },
      needs: "session",
    },
  },
  "/api/prospects/changes": {
    get: {
      summary: "What changed after a number",
      description: `In the order of the changes, at most ${limits.changes}: read on after \`seq\` until nothing comes. The event \`prospects\` of the stream says when there is more.`,
      tag: "prospects",
      parameters: [parameter("query", "after", Cursor, "The `seq` of the last reading.")],
      answers: {
        200: json(
          "Prospects as they are now, the ids of removed ones, and of these the ones whose person objected.",
          "ProspectChanges",
        ),
      },
      errors: { 422: [codes.invalidCursor] },
      needs: "session",
    },
  },
  "/api/list-settings": {
    get: {
      summary: "How the team has arranged its list",
      description: "Own columns, names and order of the statuses, saved views and rules.",
      tag: "prospects",
      answers: { 200: json("The settings.", "ListSettings") },
      needs: "session",
    },
    put: {
      summary: "Arrange the list",
      description: `For the whole team, by any of its members. At most ${settingsLimits.columns} columns, ${settingsLimits.views} views and ${settingsLimits.rules} rules, and 100 changes in 10 minutes. New rules need Scale.`,
      tag: "prospects",
      body: jsonBody("SettingsChange"),
      answers: {
        200: json("The new settings.", "ListSettings"),
        409: json("`stale_version`: they have changed since that version.", "StaleSettings"),
      },
      errors: {
        400: ["invalid_json"],
        403: [notInOfferCode, codes.seatless],
        422: [
          "invalid_body",
          settingsCodes.duplicateName,
          settingsCodes.unknownColumn,
          settingsCodes.typeChanged,
        ],
        429: [settingsCodes.tooManyChanges],
      },
      needs: "session",
    },
  },
  "/api/prospects/export": {
    get: {
      summary: "The list as a file",
      description:
        "In the order of the view, without its pages: CSV with semicolons and a byte order mark, or XLSX. No text becomes a formula. Each prospect is read once, in parts; who is moved meanwhile may be missing or come twice. At most 10 in 10 minutes.",
      tag: "prospects",
      parameters: [
        parameter("query", "format", v.picklist(exportFormats), "The format, which is required."),
        ...filters,
      ],
      answers: { 200: download("The file.", "text/csv", exportTypes.xlsx) },
      errors: {
        403: ["foreign_origin", notInOfferCode],
        406: [codes.notAcceptable],
        422: [codes.invalidQuery],
        429: [codes.tooManyExports],
      },
      needs: "session",
    },
  },
  "/api/imports": {
    get: {
      summary: "The files that the user imported",
      description: "The newest 20 that are whole, those that were taken back included.",
      tag: "prospects",
      answers: { 200: json("The imports, and whether the team's offer includes another.", "ImportList") },
      needs: "session",
    },
    post: {
      summary: "Import a file",
      description: `Whole, at one moment, or not at all. Under an id of the caller's the same file again returns the import. A file of which nothing is new is not stored. ${sentFile}`,
      tag: "prospects",
      body: file,
      answers: {
        200: json("The file, which was imported before under this id.", "ImportAnswer"),
        201: json("The file, whose prospects are in the list.", "ImportAnswer"),
      },
      errors: {
        400: [importCodes.invalidForm],
        403: ["foreign_origin", notInOfferCode],
        409: [importCodes.listFull, importCodes.keyReused, importCodes.underWay],
        413: ["too_large"],
        422: [importCodes.unreadable, importCodes.invalidName],
        429: [importCodes.tooMany],
      },
      needs: "session",
    },
  },
  "/api/imports/preview": {
    post: {
      summary: "What an import of a file would do",
      description: `Nothing is stored. Of a table without a column for the company only the columns are told. Whose offer does not include imports may send 4 MB. ${sentFile}`,
      tag: "prospects",
      body: file,
      answers: {
        200: json("The columns, the counts, and the first rows that stay out.", "PreviewAnswer"),
      },
      errors: {
        400: [importCodes.invalidForm],
        409: [importCodes.listFull],
        413: ["too_large"],
        422: [importCodes.unreadable, importCodes.invalidName],
        429: [importCodes.tooMany],
      },
      needs: "session",
    },
  },
  "/api/imports/{id}": {
    delete: {
      summary: "Take an import back",
      description:
        "Its prospects go, except those that people have worked on. Again, it does nothing. Only of the user's own imports.",
      tag: "prospects",
      parameters: [importId],
      answers: { 200: json("The import, with how many stayed.", "ImportAnswer") },
      errors: { 404: ["not_found"] },
      needs: "session",
    },
  },
  "/api/prospects/{id}": {
    get: {
      summary: "A prospect with its history",
      tag: "prospects",
      parameters: [prospectId],
      answers: { 200: json("The prospect.", "ProspectRecord") },
      errors: { 404: ["not_found", codes.withdrawn] },
      needs: "session",
    },
  },
  "/api/prospects/{id}/vcard": {
    get: {
      summary: "A prospect as a contact",
      description: "A vCard 3.0 for telephones and mail programs.",
      tag: "prospects",
      parameters: [prospectId],
      answers: { 200: download("The file.", "text/vcard") },
      errors: { 404: ["not_found"] },
      needs: "session",
    },
  },
  "/api/prospects/{id}/ics": {
    get: {
      summary: "The next step of a prospect as an event",
      description: "An iCalendar file for calendars. The event of a prospect keeps its UID.",
      tag: "prospects",
      parameters: [prospectId],
      answers: { 200: download("The file.", "text/calendar") },
      errors: { 404: ["not_found"], 409: [codes.noNextStep] },
      needs: "session",
    },
  },
  "/api/prospects/{id}/events": {
    post: {
      summary: "Add to the history of a prospect",
      description: `Status and next step follow from it. The same key again is never refused. At most ${limits.events} events of a prospect, and 120 new ones a minute.`,
      tag: "prospects",
      parameters: [prospectId],
      body: jsonBody("NewEvent"),
      answers: {
        200: json(
          "The event that was stored before under this key, and the prospect as it is now.",
          "EventAnswer",
        ),
        201: json("The event, which is stored, and the prospect.", "EventAnswer"),
      },
      errors: {
        400: ["invalid_json"],
        403: [codes.seatless, notInOfferCode],
        404: ["not_found"],
        409: [codes.keyReused, codes.notNewest, codes.historyFull],
        413: [storageErrorCode],
        422: ["invalid_body", codes.invalidKey, codes.unknownMember, codes.unknownColumn, codes.wrongValue],
        429: [codes.tooManyEvents],
        507: [storageErrorCode],
      },
      needs: "session",
    },
  },
  "/api/prospects/{id}/viewers": {
    put: {
      summary: "Say that a tab has a prospect open",
      description:
        "Or that it has it no longer. The page repeats it every 20 s; after 50 s of silence it counts as closed. Nothing is stored; the other members are told on the stream. At most 300 a minute.",
      tag: "prospects",
      parameters: [prospectId],
      body: jsonBody("NewViewing"),
      answers: { 200: json("The other members who have it open.", "ViewersAnswer") },
      errors: {
        400: ["invalid_json"],
        404: ["not_found"],
        422: ["invalid_body"],
        429: [codes.tooManyViewings],
      },
      needs: "session",
    },
  },
};
