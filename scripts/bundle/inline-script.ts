import { build, type Plugin, type Rolldown } from "vite";

const query = "?inline-script";

/**
 * `import code from "./head.ts?inline-script"`: the module with everything it imports, as one minified script that can
 * be part of the HTML. It runs at once, in a scope of its own. docs/decisions/0014-islands.md.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      const { code, moduleIds } = await bundle(id.slice(0, -query.length));
      for (const module of moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}

async function bundle(entry: string): Promise<Rolldown.OutputChunk> {
  const [output] = (await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ["iife"], name: "inline" },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk || output.output.length > 1) throw new Error(`${entry} does not fit into one script.`);
  return chunk;
}
