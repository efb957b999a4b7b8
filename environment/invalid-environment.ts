/** Thrown when the process cannot start as configured: one line for each missing or invalid variable. */
export class InvalidEnvironment extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "InvalidEnvironment";
    this.problems = problems;
  }
}
