import { sessionCookie } from "#app/accounts/session/auth.server.ts";
import { cookieName } from "#app/accounts/session/cookie-name.ts";
import { brand } from "#app/content/brand.ts";
import type { Environment } from "#environment.ts";
import { version } from "#package.json";
import { namedSchemas } from "./components.ts";
import type { Json } from "./json-schema.ts";
import { type Operations, operationObject, tags } from "./operation.ts";
import { conversationOperations } from "./operations/conversation-operations.ts";
import { draftOperations } from "./operations/draft-operations.ts";
import { draftVersionOperations } from "./operations/draft-version-operations.ts";
import { formOperations } from "./operations/form-operations.ts";
import { offerOperations } from "./operations/offer-operations.ts";
import { personaOperations } from "./operations/persona-operations.ts";
import { profileOperations } from "./operations/profile-operations.ts";
import { prospectOperations } from "./operations/prospect-operations.ts";
import { publicOperations } from "./operations/public-operations.ts";
import { reportOperations } from "./operations/report-operations.ts";
import { sessionOperations } from "./operations/session-operations.ts";
import { targetingOperations } from "./operations/targeting-operations.ts";
import { teamOperations } from "./operations/team-operations.ts";
import { webhookOperations, webhookRequests } from "./operations/webhook-operations.ts";

const operations: Operations = {
  ...sessionOperations,
  ...conversationOperations,
  ...profileOperations,
  ...draftOperations,
  ...draftVersionOperations,
  ...prospectOperations,
  ...targetingOperations,
  ...personaOperations,
  ...webhookOperations,
  ...teamOperations,
  ...offerOperations,
  ...reportOperations,
  ...formOperations,
  ...publicOperations,
};

const description = `
A session is a cookie, which signing in sets. Calls that change something need the own origin: an \`Origin\` or a
\`Sec-Fetch-Site\` header that says so, and none that contradicts (403 \`foreign_origin\`). A body has at most 64 KB
(413 \`too_large\`), but for the files of /api/imports.

Every error is \`{ "error": { "code", "message" } }\`: the code is for programs, the message, in French, for people; a 500 has
\`requestId\`, too, which names the error to us, and every answer that is not from a cache the same in \`x-request-id\`.
429 and 503 say in \`Retry-After\` when to try again, \`not_delivered\` if the delay is known. While the database does not answer, what needs it is 503
\`unavailable\`; while its disk is full, what writes is 503 \`storage_full\`.

HEAD is answered like GET, without the body. Another method is 405 with \`Allow\`, an unknown path below /api 404
\`not_found\`. Answers and events may get further properties; clients ignore those that they do not know.
`.trim();

/** The HTTP interface of this process as an OpenAPI 3.1 document. interface.md "HTTP interface". */
export function openApiDocument(environment: Pick<Environment, "appUrl" | "isHttps">): Json {
  return {
    openapi: "3.1.0",
    info: { title: brand.product, version, description },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: [{ url: environment.appUrl }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(
      Object.entries(operations).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => [
            method,
            operationObject(method, idOf(method, path), operation),
          ]),
        ),
      ]),
    ),
    webhooks: webhookRequests,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: cookieName(environment, sessionCookie) },
      },
    },
  };
}

/** `getMessagesStream` for `GET /api/messages/stream`. */
function idOf(method: string, path: string): string {
  const words = path.replace(/^\/api\//, "/").match(/[a-z]+/g) ?? [];
  return [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join("");
}
