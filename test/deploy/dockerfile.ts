import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Copy, type Dockerfile, DockerfileParser, type Instruction } from "dockerfile-ast";

/** The text of a file in deploy/. */
export function textOf(name: string): string {
  return readFileSync(join(import.meta.dirname, "../../deploy", name), "utf8");
}

/** Parses the text of a Dockerfile, deploy/Dockerfile by default. */
export function parseDockerfile(text: string = textOf("Dockerfile")): Dockerfile {
  return DockerfileParser.parse(text);
}

/** The instructions of each stage, in order. A stage begins with FROM. */
export function stagesOf(dockerfile: Dockerfile): Instruction[][] {
  const stages: Instruction[][] = [];
  for (const instruction of dockerfile.getInstructions())
    if (instruction.getKeyword() === "FROM") stages.push([instruction]);
    else stages.at(-1)?.push(instruction);
  return stages;
}

/** The arguments of an instruction without its flags. */
export function argumentsOf(instruction: Instruction): string[] {
  return instruction.getArguments().map((argument) => argument.getValue());
}

/** The paths that the last stage copies from another stage, and where to. */
export function copiedIntoImage(dockerfile: Dockerfile): { from: string; to: string }[] {
  return (stagesOf(dockerfile).at(-1) ?? [])
    .filter((instruction) => instruction.getKeyword() === "COPY")
    .flatMap((copy) => {
      const paths = argumentsOf(copy);
      const to = paths.pop() ?? "";
      const stage = (copy as Copy).getFromFlag()?.getValue();
      if (stage !== "build") throw new Error(`The image copies ${paths} from ${stage ?? "the context"}.`);
      return paths.map((from) => ({ from, to }));
    });
}
