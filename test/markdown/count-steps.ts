import { Session } from "node:inspector/promises";

type Counted<Exports> = {
  exports: Exports;
  /** How often the blocks of code in the counted files are entered by a call: the same number for each equal call. */
  steps: (call: () => unknown) => Promise<number>;
  close: () => void;
};

/** Counts the work of what `load` imports, in the files whose URL matches. It must not have been imported before. */
export async function countSteps<Exports>(
  files: RegExp,
  load: () => Promise<Exports>,
): Promise<Counted<Exports>> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const take = async () => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return result
      .filter(({ url }) => files.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  };
  const exports = await load();
  await take();
  return {
    exports,
    async steps(call) {
      call();
      return take();
    },
    close: () => session.disconnect(),
  };
}
