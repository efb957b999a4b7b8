import * as v from "valibot";
import { ref } from "../components.ts";
import type { Operation, Operations, Tag } from "../operation.ts";
import { file, jsonOf } from "../responses.server.ts";

const text = { type: "string" };

const generated = (summary: string, type: string, schema: object = text): { get: Operation } => ({
  get: { summary, tag: "files", answers: file(type, { ...schema }), needs: "nothing" },
});

const health = { tag: "health" as Tag, needs: "nothing" } as const;

export const publicOperations: Operations = {
  "/api/offers.json": generated("The offers with their prices", "application/json", ref("Offers")),
  "/api/openapi.json": generated("This document", "application/json", { type: "object" }),
  "/sitemap.xml": generated("The public pages", "application/xml"),
  "/robots.txt": generated("What crawlers may visit", "text/plain"),
  "/llms.txt": generated("The product in short, for language models", "text/plain"),
  "/blog/rss.xml": generated("The articles as RSS 2.0", "application/rss+xml"),
  "/exemple-liste.csv": generated("The sample list of invented prospects", "text/csv"),
  "/healthz": {
    get: {
      ...health,
      summary: "Whether the process runs",
      answers: { 200: jsonOf("It runs.", v.object({ status: v.literal("ok") })) },
    },
  },
  "/readyz": {
    get: {
      ...health,
      summary: "Whether the database answers",
      answers: { 200: jsonOf("It answers.", v.object({ status: v.literal("ready") })) },
      errors: { 503: ["not_ready"] },
    },
  },
};
