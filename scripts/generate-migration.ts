// `npm run db:generate`: writes the difference between db/schema.ts and the newest migration as the next one.
import { readCommandLine } from "./command-line.ts";
import { runTool } from "./run-tool.ts";

const { options } = readCommandLine({
  usage: `npm run db:generate [-- OPTION…]   Writes the difference between db/schema.ts and the newest migration as the next one.
  --name what_changes   its name, instead of a random one
  --custom              an empty migration, for SQL that Drizzle cannot express`,
  options: { name: { type: "string" }, custom: { type: "boolean" } },
});
const { name, custom } = options;
const parameters = [...(name === undefined ? [] : [`--name=${name}`]), ...(custom ? ["--custom"] : [])];
process.exit(runTool("drizzle-kit/bin.cjs", ["generate", ...parameters]) ? 0 : 1);
