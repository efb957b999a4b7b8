// The first import of dev-server.ts: ends the process with a line for each wrong setting, before it loads the product, which
// takes seconds.
import { InvalidEnvironment } from "#environment/invalid-environment.ts";
import { readEnvironment } from "../environment.ts";

try {
  readEnvironment(process.env);
} catch (error) {
  if (!(error instanceof InvalidEnvironment)) throw error;
  for (const problem of error.problems) console.error(problem);
  process.exit(1);
}
