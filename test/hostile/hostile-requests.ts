import { request } from "node:http";
import { contactFields } from "#app/contact/contact-form.ts";
import { profileFields } from "#app/profile/profile-field.ts";
import { noCriteria } from "#app/targeting/criteria.ts";
import { wordParameters } from "#app/targeting/market-words.ts";

/** A request in which one field, header or URL is hostile and everything else is as a page sends it. */
export type HostileRequest = {
  /** The attacked part, such as "POST /contact email". */
  place: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** Characters and short strings whose repetition has slowed down patterns, parsers and renderers. */
export const hostilePieces = [
  "@",
  "(",
  " ",
  "`",
  "[",
  "*",
  "_",
  ",",
  '"',
  ".",
  "a@",
  "a.",
  "<",
  "\\",
  "\n",
  "é",
  "1",
  // In Unicode's compatibility form it has eighteen letters.
  "\ufdfa",
];

/** The size of a hostile field, in bytes: as much as fits in a body of 64 kB. */
const fieldSize = 64_000;

/** The size of a hostile header or URL, in bytes: as much as fits in Node's 16 kB of headers. */
const headerSize = 14_000;

/** `piece` repeated to at most `bytes` bytes. */
export function repeated(piece: string, bytes: number): string {
  return piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));
}

const uuid = "11111111-1111-4111-8111-111111111111";

const contactForm = {
  ...Object.fromEntries(contactFields.map((field) => [field, "Aubade"])),
  email: "anna@exemple.fr",
  key: "0123456789abcdef",
  elapsed: "5000",
  website: "",
};

/** Each form of the product with valid values. */
const forms: Record<string, Record<string, string>> = {
  "/login": { intent: "link", email: "anna@exemple.fr", next: "/assistant" },
  "/login ": { intent: "code", email: "anna@exemple.fr", code: "000000" },
  "/contact": contactForm,
  "/vos-donnees": { ...contactForm, subject: "oppose" },
  "/onboarding-legacy": Object.fromEntries(profileFields.map((field) => [field, "Aubade"])),
  "/compte": { intent: "delete", confirmation: "non", session: "aucune" },
};

const objects: Record<string, Record<string, string>> = {
  "/api/session": { email: "anna@exemple.fr", code: "000000" },
  "/api/session ": { token: "aucun" },
  "/api/session/link": { token: "aucun" },
  "/api/messages": { key: uuid, content: "Bonjour", step: "company_name" },
  "/api/profile": { key: uuid, step: "company_name", content: "Bonjour" },
  "/api/personas": { name: "Industrie", valueProp: "Moins cher", tone: "direct" },
  "/contact": contactForm,
  "/vos-donnees": { ...contactForm, subject: "oppose" },
};

const queries = [
  "/login?next=",
  "/blog?page=",
  "/api/messages?after=",
  "/api/messages?before=",
  "/api/messages?limit=",
  "/api/messages/stream?after=",
  "/api/prospects?q=",
  "/liste?q=",
  ...Object.values(wordParameters).flatMap((name) =>
    ["/api/market", "/combien-d-entreprises", "/ciblage"].map((path) => `${path}?${name}=`),
  ),
  "/blog/",
  "/",
];

/** Where criteria are sent, with the method. */
const withCriteria = { "/api/targeting": "PUT", "/api/targeting/count": "POST" } as const;

const headerNames = [
  "Accept",
  "Accept-Encoding",
  "Accept-Language",
  "Content-Type",
  "Cookie",
  "If-None-Match",
  "Last-Event-ID",
  "Origin",
  "Referer",
  "User-Agent",
  "X-Forwarded-For",
];

/** One request for every form field, JSON field, query and header that the product reads, filled with `piece`. */
export function hostileRequests(piece: string, own: { origin: string; cookie: string }): HostileRequest[] {
  const text = repeated(piece, fieldSize);
  const base = { Origin: own.origin, Cookie: own.cookie };
  const requests: HostileRequest[] = [];
  for (const [name, fields] of Object.entries(forms))
    for (const field of Object.keys(fields)) {
      const path = name.trim();
      // Multipart, because percent-encoding would triple each byte.
      const rest = Object.entries(fields).filter(([other]) => other !== field);
      const lines = [[field, text], ...rest].map(([key, value]) => part(key ?? "", value ?? ""));
      requests.push({
        place: `POST ${path} ${field} (form)`,
        method: "POST",
        path,
        headers: { ...base, Accept: "text/html", "Content-Type": "multipart/form-data; boundary=limite" },
        body: `${lines.join("")}--limite--\r\n`,
      });
    }
  for (const [name, fields] of Object.entries(objects))
    for (const field of Object.keys(fields)) {
      const path = name.trim();
      // JSON escapes some pieces, so fewer of them fit.
      const size = Math.floor(fieldSize / (JSON.stringify(piece).length - 2)) * Buffer.byteLength(piece);
      const body = JSON.stringify({ ...fields, [field]: repeated(piece, Math.min(size, fieldSize)) });
      const headers = { ...base, Accept: "application/json", "Content-Type": "application/json" };
      requests.push({ place: `POST ${path} ${field} (JSON)`, method: "POST", path, headers, body });
    }
  for (const [path, method] of Object.entries(withCriteria))
    for (const field of Object.keys(noCriteria)) {
      const size = Math.floor(fieldSize / (JSON.stringify(piece).length - 2)) * Buffer.byteLength(piece);
      const hostile = repeated(piece, Math.min(size, fieldSize));
      const body = JSON.stringify({ version: 0, criteria: { ...noCriteria, [field]: [hostile] } });
      const headers = { ...base, Accept: "application/json", "Content-Type": "application/json" };
      requests.push({ place: `${method} ${path} ${field}`, method, path, headers, body });
    }
  const inUrl = repeated(encodeURI(piece), headerSize);
  for (const path of queries)
    requests.push({ place: `GET ${path}…`, method: "GET", path: path + inUrl, headers: { ...base } });
  const inHeader = repeated(/^[\x20-\x7e]+$/.test(piece) ? piece : "'", headerSize - own.cookie.length);
  for (const name of headerNames) {
    const headers = { ...base, [name]: name === "Cookie" ? `${own.cookie}; a=${inHeader}` : inHeader };
    for (const path of ["/", "/faq", "/login", "/api/messages?limit=1"])
      requests.push({ place: `GET ${path} ${name}`, method: "GET", path, headers });
    requests.push({
      place: `POST /api/session ${name}`,
      method: "POST",
      path: "/api/session",
      headers: { "Content-Type": "application/json", ...headers },
      body: "{}",
    });
  }
  return requests;
}

function part(name: string, value: string): string {
  return `--limite\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

/** The status of the response; 0 when the connection was closed instead, as for a body that is too large. */
export function send(origin: string, { method, path, headers, body }: HostileRequest): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(origin + path, { method, headers }, (response) => {
      response
        .resume()
        .on("end", () => resolve(response.statusCode ?? 0))
        .on("error", () => resolve(0));
    });
    outgoing.on("error", () => resolve(0));
    outgoing.end(body);
  });
}
