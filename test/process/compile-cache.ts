import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the processes of a run keep their compiled modules: a fifth of the processor time of a start is compiling. */
export const compileCache = () => join(tmpdir(), "matinal-compiled");

/**
 * Options of Node for a process that ends after seconds: it does not optimise PGlite's WebAssembly a second time, which takes
 * a third of the processor time of a start. Who runs many queries needs more time with it.
 */
export const forShortRuns = ["--liftoff-only"];
