import { profileFields } from "../app/accounts/profile-field.ts";

/** A request that carries `text`, repeated until it is as large as the product reads, in one place. */
export type Attack = { name: string; request: (text: string) => RequestInit & { path: string } };

/** Whether what lies there is for customers; a stranger would be sent away before anything is read. */
export function needsSession(path: string): boolean {
  return /^\/(?:onboarding-legacy|compte|api\/(?:messages|profile))/.test(path);
}

const most = { body: 63_000, header: 14_000, path: 4_000 };

/** As much of it as fits into so many bytes of UTF-8, counted as sent. */
function filled(text: string, bytes: number, encode: (text: string) => string = (as) => as): string {
  return text.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(encode(text)))));
}

const forms: Record<string, Record<string, string>> = {
  "/login": { intent: "link", email: "anna@exemple.fr", next: "/compte" },
  "/login?": { intent: "code", email: "anna@exemple.fr", code: "123456" },
  "/login.data": { intent: "code", email: "anna@exemple.fr", code: "123456" },
  "/contact": {
    firstName: "Anna",
    lastName: "Martin",
    email: "anna@exemple.fr",
    company: "",
    subject: "Bonjour",
    message: "Bonjour",
    key: "0123456789abcdef",
    elapsed: "9000",
    website: "",
  },
  "/onboarding-legacy": Object.fromEntries(profileFields.map((field) => [field, "tpe"])),
  "/compte": { intent: "end-session", session: "x" },
  "/compte?": { intent: "delete", confirmation: "non" },
};

const bodies: Record<string, Record<string, unknown>> = {
  "/api/session": { token: "x" },
  "/api/session?": { email: "anna@exemple.fr", code: "123456" },
  "/api/session/link": { token: "x" },
  "/api/messages": { key: "7f0f5a64-6f0b-4d36-9a0f-5f0a1f1f5e55", content: "Bonjour" },
  "/api/profile": { key: "7f0f5a64-6f0b-4d36-9a0f-5f0a1f1f5e56", step: "industry", content: "Bonjour" },
  "/contact": { firstName: "Anna", email: "anna@exemple.fr", message: "Bonjour" },
};

const boundary = "x-boundary";

function* formAttacks(): Generator<Attack> {
  for (const [path, fields] of Object.entries(forms))
    for (const field of [...Object.keys(fields), "unknown"])
      for (const kind of ["urlencoded", "multipart"])
        yield {
          name: `${path} ${field} (${kind})`,
          request(text) {
            const isUrl = kind === "urlencoded";
            const encode = (as: string) => (isUrl ? new URLSearchParams({ as }).toString().slice(3) : as);
            const values = { ...fields, [field]: filled(text, most.body, encode) };
            const body = isUrl ? new URLSearchParams(values) : formData(values);
            return { path, method: "POST", body };
          },
        };
}

function formData(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

function* jsonAttacks(): Generator<Attack> {
  for (const [path, fields] of Object.entries(bodies))
    for (const field of Object.keys(fields))
      yield {
        name: `${path} ${field} (JSON)`,
        request(text) {
          const value = filled(text, most.body, (as) => JSON.stringify(as).slice(1, -1));
          return {
            path,
            method: "POST",
            body: JSON.stringify({ ...fields, [field]: value }),
            headers: { "Content-Type": "application/json", Accept: "application/json" },
          };
        },
      };
}

/** More fields than a form has, and deeper. */
function* crowdedAttacks(): Generator<Attack> {
  const shapes: Record<string, (text: string) => [type: string, body: string]> = {
    "many fields": (text) => ["application/x-www-form-urlencoded", `${encodeURIComponent(text)}=&`],
    "many names": (text) => ["application/json", `${JSON.stringify(text)}:1,`],
    "many lists": () => ["application/json", '{"a":['],
  };
  for (const path of ["/login", "/contact", "/api/session", "/api/messages"])
    for (const [shape, make] of Object.entries(shapes))
      yield {
        name: `${path}, ${shape}`,
        request(text) {
          const [type, body] = make(text);
          return { path, method: "POST", body: filled(body, most.body), headers: { "Content-Type": type } };
        },
      };
}

/** Bodies that are none of what they are declared to be. */
function* brokenAttacks(): Generator<Attack> {
  const types = {
    JSON: "application/json",
    urlencoded: "application/x-www-form-urlencoded",
    multipart: `multipart/form-data; boundary=${boundary}`,
  };
  const shapes: Record<string, (text: string) => string> = {
    "as it is": (text) => text,
    "in a part": (text) => `--${boundary}\r\nContent-Disposition: form-data; name="email"\r\n\r\n${text}`,
    "in a part's head": (text) => `--${boundary}\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n`,
    "as a part's head": (text) => `--${boundary}\r\n${text}`,
    "as many parts": (text) => `--${boundary}\r\n${text.slice(0, 2)}`.repeat(3_500),
  };
  for (const path of ["/login", "/api/session"])
    for (const [kind, type] of Object.entries(types))
      for (const [shape, make] of Object.entries(shapes))
        yield {
          name: `${path} ${kind}, ${shape}`,
          request: (text) => ({
            path,
            method: "POST",
            body: make(filled(text, most.body - 200)).slice(0, most.body),
            headers: { "Content-Type": type },
          }),
        };
}

const headers = [
  "Accept",
  "Accept-Encoding",
  "Accept-Language",
  "Content-Type",
  "Cookie",
  "Forwarded",
  "If-None-Match",
  "Last-Event-ID",
  "Origin",
  "Referer",
  "User-Agent",
  "X-Forwarded-For",
];

function* headerAttacks(): Generator<Attack> {
  for (const name of headers)
    for (const [path, method] of [
      ["/", "GET"],
      ["/login", "POST"],
      ["/api/session", "POST"],
      ["/api/messages/stream", "HEAD"],
    ] as const)
      yield {
        name: `${method} ${path}, ${name}`,
        request(text) {
          const start = name === "Cookie" ? "matinal.session_token=" : "";
          const value = `${start}x${filled(text.replaceAll(/[^ -~]/g, "~"), most.header)}x`;
          const body = method === "POST" ? { body: "x=y" } : {};
          return { path, method, ...body, headers: { "Content-Type": "application/json", [name]: value } };
        },
      };
}

function* addressAttacks(): Generator<Attack> {
  const places = ["/*", "/blog/*", "/blog/*/", "/blog/*.data", "/api/*", "/assets/*", "/*x"];
  const queries = [
    "/blog?page=*",
    "/login?next=*",
    "/login?next=/*",
    "/api/messages?after=*",
    "/?*",
    "/login.data?_routes=*",
  ];
  for (const address of [...places, ...queries])
    yield {
      name: `GET ${address}`,
      request: (text) => ({
        path: address.replace("*", () => filled(encodeURI(text).replaceAll(/[?#]/g, "~"), most.path)),
      }),
    };
}

export const attacks: readonly Attack[] = [
  ...formAttacks(),
  ...jsonAttacks(),
  ...crowdedAttacks(),
  ...brokenAttacks(),
  ...headerAttacks(),
  ...addressAttacks(),
];
