import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";

export type Json = { [key: string]: unknown };

const config: ConversionConfig = {
  target: "draft-2020-12",
  errorMode: "throw",
  // Further conditions, which JSON Schema cannot express; the descriptions name them.
  ignoreActions: ["check", "raw_transform", "to_lower_case", "transform", "trim"],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** The JSON Schema of what a caller sends. Throws if the schema cannot be converted. */
export function inputSchema(schema: v.GenericSchema): Json {
  return withoutDialect(toJsonSchema(schema, { ...config, typeMode: "input" }));
}

/** The JSON Schema of a value after its transformations: a query parameter as the number that it is. */
export function outputSchema(schema: v.GenericSchema): Json {
  return withoutDialect(toJsonSchema(schema, { ...config, typeMode: "output" }));
}

/** The JSON Schemas of named schemas, which refer to each other as components of an OpenAPI document. */
export function componentSchemas(schemas: Record<string, v.GenericSchema>): Record<string, Json> {
  return toJsonSchemaDefs(schemas, { ...config, typeMode: "input" }) as Record<string, Json>;
}

/** OpenAPI 3.1 declares the dialect once for the document. */
function withoutDialect({ $schema: _, ...schema }: ReturnType<typeof toJsonSchema>): Json {
  return schema;
}
