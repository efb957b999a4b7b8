// `node scripts/checks/list-tests.ts [FOLDER]`: the names of all tests of a working tree, one a line and sorted: where it
// runs, its file, its name. Two lists show what a change of the tests has lost (docs/decisions/0008-tests.md).
import { execFileSync } from "node:child_process";
import { join, relative, resolve } from "node:path";

type Unit = { name: string; file: string; projectName: string };
type Suite = {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { projectName: string }[] }[];
};

const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../.."));

function run(tool: string, parameters: string[]): string {
  return execFileSync(process.execPath, [join(root, "node_modules", tool), ...parameters], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
}

const units = (JSON.parse(run("vitest/vitest.mjs", ["list", "--json", "--staticParse=false"])) as Unit[]).map(
  ({ name, file, projectName }) => `[${projectName}] ${relative(root, file)} › ${name}`,
);

const { suites } = JSON.parse(run("@playwright/test/cli.js", ["test", "--list", "--reporter=json"])) as {
  suites: Suite[];
};
function journeysIn({ specs = [], suites = [] }: Suite, above: string[]): string[] {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(
        ({ projectName }) => `[${projectName}] test/journeys/${file} › ${[...above, title].join(" > ")}`,
      ),
    ),
    ...suites.flatMap((suite) => journeysIn(suite, [...above, suite.title])),
  ];
}
const journeys = suites.flatMap((file) => journeysIn(file, []));

for (const line of [...units, ...journeys].map((each) => each.replaceAll("\n", "\\n")).sort())
  console.log(line);
