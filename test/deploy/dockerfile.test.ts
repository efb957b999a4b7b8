import { expect, test } from "vitest";
import { parseDockerfile, textOf } from "./dockerfile.ts";
import { brokenRules, rules } from "./dockerfile-rules.ts";

const good =
  'FROM node:24.21.0 AS build\nWORKDIR /app\nFROM node:24.21.0\nUSER 1000\nHEALTHCHECK CMD ["true"]\n';

/** One file for each rule, which breaks it and no other. */
const broken: Record<string, string> = {
  DL3000: good.replace("WORKDIR /app", "WORKDIR app"),
  DL3002: `${good}USER root`,
  DL3004: `${good}RUN true && sudo true`,
  DL3006: good.replace("FROM node:24.21.0\n", "FROM node\n"),
  DL3007: good.replace("FROM node:24.21.0\n", "FROM node:latest\n"),
  DL3008: `${good}RUN apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*`,
  DL3009: `${good}RUN apt-get update && apt-get install -y --no-install-recommends tini=1.0`,
  DL3014: `${good}RUN apt-get install --no-install-recommends tini=1.0 && rm -rf /var/lib/apt/lists/*`,
  DL3015: `${good}RUN apt-get install -y tini=1.0 \\\n && rm -rf /var/lib/apt/lists/*`,
  DL3020: `${good}ADD package.json /app/`,
  DL3025: `${good}CMD node scripts/serve.ts`,
  DL3027: `${good}RUN apt install tini`,
  DL3045: `${good}COPY package.json ./`,
  DL3057: good.replace(/HEALTHCHECK.*\n/, ""),
  DL4000: `${good}MAINTAINER someone`,
  DL4003: `${good}CMD ["a"]\nCMD ["b"]`,
  DL4004: `${good}ENTRYPOINT ["a"]\nENTRYPOINT ["b"]`,
  DL4006: `${good}RUN true | true`,
};

test("a file that follows every rule breaks none", () => {
  expect(brokenRules(parseDockerfile(good))).toEqual([]);
});

test("every rule has a file that breaks it", () => {
  expect(Object.keys(broken)).toEqual(Object.keys(rules).map((name) => name.split(" ", 1)[0]));
});

test.each(Object.entries(broken))("a file that breaks %s is reported", (id, text) => {
  expect(brokenRules(parseDockerfile(text))).toEqual([id]);
});

test.each(["Dockerfile", "cluster/pgbouncer.Dockerfile"])("deploy/%s follows every rule", (name) => {
  expect(brokenRules(parseDockerfile(textOf(name)))).toEqual([]);
});

test("a process other than Node is the container's first, so that the watchdog can end Node", () => {
  const [entrypoint] = parseDockerfile().getENTRYPOINTs();
  expect(entrypoint?.getJSONStrings().map((string) => string.getJSONValue())).toEqual(["tini", "--"]);
});
