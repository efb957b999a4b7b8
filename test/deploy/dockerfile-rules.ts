import type { Dockerfile, From, Instruction, JSONInstruction } from "dockerfile-ast";
import { argumentsOf, stagesOf } from "./dockerfile.ts";

/** True when the file follows the rule. */
type Rule = (dockerfile: Dockerfile) => boolean;

/** Hadolint's rules that matter for an image like ours, by Hadolint's ids. */
export const rules: Record<string, Rule> = {
  "DL3000 WORKDIR is absolute": all("WORKDIR", (workdir) => argumentsOf(workdir)[0]?.startsWith("/")),
  "DL3002 the last USER is not root": (dockerfile) => {
    const user = stagesOf(dockerfile)
      .at(-1)
      ?.findLast((instruction) => instruction.getKeyword() === "USER");
    return user !== undefined && !/^(root|0)(:|$)/.test(argumentsOf(user)[0] ?? "root");
  },
  "DL3004 nothing runs sudo": commands((command) => !/^sudo\b/.test(command)),
  "DL3006 each image has a tag": images((image) => image.getImageTag() !== null),
  "DL3007 no image is the latest": images((image) => image.getImageTag() !== "latest"),
  "DL3008 apt-get installs named versions": installs((packages) =>
    packages.every((each) => each.startsWith("-") || /[^=]=[^=]/.test(each)),
  ),
  "DL3009 the lists of apt-get are deleted": all("RUN", (run) => {
    const text = textOf(run);
    return !text.includes("apt-get install") || text.includes("rm -rf /var/lib/apt/lists");
  }),
  "DL3014 apt-get asks nothing": installs((packages) =>
    packages.some((each) => /^(-y|--yes|-qq)$/.test(each)),
  ),
  "DL3015 apt-get installs nothing recommended": installs((packages) =>
    packages.includes("--no-install-recommends"),
  ),
  "DL3020 files are copied, not added": all("ADD", () => false),
  "DL3025 CMD and ENTRYPOINT are JSON": (dockerfile) =>
    all("CMD", isJson)(dockerfile) && all("ENTRYPOINT", isJson)(dockerfile),
  "DL3027 nothing runs apt": commands((command) => !/^apt\s/.test(command)),
  "DL3045 COPY to a relative path follows WORKDIR": (dockerfile) =>
    stagesOf(dockerfile).every((stage) => {
      const isRelative = (copy: Instruction) => !argumentsOf(copy).at(-1)?.startsWith("/");
      const copy = stage.findIndex((each) => each.getKeyword() === "COPY" && isRelative(each));
      return copy < 0 || stage.slice(0, copy).some((each) => each.getKeyword() === "WORKDIR");
    }),
  "DL3057 the image has a HEALTHCHECK": (dockerfile) =>
    stagesOf(dockerfile)
      .at(-1)
      ?.some((each) => each.getKeyword() === "HEALTHCHECK" && argumentsOf(each)[0] !== "NONE") ?? false,
  "DL4000 there is no MAINTAINER": all("MAINTAINER", () => false),
  "DL4003 a stage has one CMD": atMostOne("CMD"),
  "DL4004 a stage has one ENTRYPOINT": atMostOne("ENTRYPOINT"),
  "DL4006 a shell with pipes has pipefail": (dockerfile) =>
    stagesOf(dockerfile).every((stage) => {
      const piped = stage.findIndex((each) => each.getKeyword() === "RUN" && /[^|]\|[^|]/.test(textOf(each)));
      const shell = stage.find((each) => each.getKeyword() === "SHELL");
      return piped < 0 || textOf(shell).includes("pipefail");
    }),
};

/** The ids of the rules that the file breaks. */
export function brokenRules(dockerfile: Dockerfile): string[] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule(dockerfile) ? [] : [name.split(" ", 1)[0] ?? name],
  );
}

function all(keyword: string, holds: (instruction: Instruction) => boolean | undefined): Rule {
  return (dockerfile) =>
    dockerfile.getInstructions().every((each) => each.getKeyword() !== keyword || holds(each) === true);
}

function atMostOne(keyword: string): Rule {
  return (dockerfile) =>
    stagesOf(dockerfile).every((stage) => stage.filter((each) => each.getKeyword() === keyword).length < 2);
}

/** Holds for each image that is not an earlier stage. */
function images(holds: (from: From) => boolean): Rule {
  return (dockerfile) => {
    const stages = dockerfile.getFROMs();
    const names = new Set(stages.map((from) => from.getBuildStage()));
    return stages.every(
      (from) => names.has(from.getImageName()) || from.getImage() === "scratch" || holds(from),
    );
  };
}

function commands(holds: (command: string) => boolean): Rule {
  return all("RUN", (run) =>
    textOf(run)
      .split(/&&|\|\|?|;/)
      .every((command) => holds(command.trim())),
  );
}

/** Holds for the options and packages of each `apt-get install`. */
function installs(holds: (packages: string[]) => boolean): Rule {
  return commands((command) => {
    const [, packages] = /^apt-get install\s+(.*)$/.exec(command) ?? [];
    return packages === undefined || holds(packages.split(/\s+/));
  });
}

const isJson = (instruction: Instruction) =>
  (instruction as JSONInstruction).getOpeningBracket() !== null &&
  (instruction as JSONInstruction).getClosingBracket() !== null;

const textOf = (instruction?: Instruction) => (instruction ? argumentsOf(instruction).join(" ") : "");
