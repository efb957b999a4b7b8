import * as v from "valibot";
import { MarketQuery, marketErrorCodes } from "#app/targeting/market-protocol.ts";
import { ref } from "../components.ts";
import { type Operation, type Operations, parameter, type Tag } from "../operation.ts";
import { file, json, jsonOf } from "../responses.server.ts";

const text = { type: "string" };

const generated = (summary: string, type: string, schema: object = text): { get: Operation } => ({
  get: { summary, tag: "files", answers: file(type, { ...schema }), needs: "nothing" },
});

const words = (name: keyof typeof MarketQuery.entries, description: string) =>
  parameter("query", name, MarketQuery.entries[name], description);

const health = { tag: "health" as Tag, needs: "nothing" } as const;

export const publicOperations: Operations = {
  "/api/offers.json": generated("The offers with their prices", "application/json", ref("Offers")),
  "/api/openapi.json": generated("This document", "application/json", { type: "object" }),
  "/api/market": {
    get: {
      summary: "Count the companies of a market, without a sign-in",
      description:
        "Reads words in French and counts in the official register, after everybody who has signed in. At least one text is given. An answer that is stored is not limited. Where no register is configured the path does not exist.",
      tag: "targeting",
      parameters: [
        words("sector", "The sector, such as `restaurants`."),
        words("size", "The size, such as `PME` or `10 à 50 salariés`."),
        words("place", "The place, such as `Lyon` or `Bretagne`."),
      ],
      answers: { 200: json("How the words were read, and how many companies there are.", "MarketAnswer") },
      errors: {
        404: ["not_found"],
        422: [marketErrorCodes.invalid],
        429: [marketErrorCodes.tooMany],
        503: [marketErrorCodes.unavailable],
      },
      needs: "database",
    },
  },
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
