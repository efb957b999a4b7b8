import type { ComponentType } from "react";
import { nextTask } from "#app/ui/next-task.ts";
import { toastStore } from "#app/ui/toast/toast.ts";
import type { Enhancement } from "./enhancement.ts";
import type { Island } from "./island.tsx";
import { needIsland } from "./need-island.ts";
import { repeatPresses } from "./repeat-presses.ts";
import { whenNeeded } from "./waiting-part.ts";

/** The loaders of every `*.enhancement.ts` and `*.island.tsx`, by its name. */
const enhancements = byName(import.meta.glob<{ default: Enhancement }>("../**/*.enhancement.ts"));
const islands = byName(import.meta.glob<{ default: Island<never> }>("../**/*.island.tsx"));

/** What works by scripts: elements with an enhancement, and frames of islands. */
const parts = ":is([data-enhancement], [data-island])";

/**
 * Starts the parts of the page that wait for nothing, one after the other, each in a task of its own so that input is
 * never blocked for long; then repeats the presses that came too early, and lets the other parts wait. React is fetched
 * with the first island. Rejects before it changes anything when a chunk cannot be loaded; it may be called again
 * then. A part that fails is logged and stays static.
 */
export async function startPage(): Promise<void> {
  toastStore.subscribe(needToaster);
  await nextTask();
  const loaded: { part: HTMLElement; start: Start }[] = [];
  for (const part of document.querySelectorAll<HTMLElement>(`${parts}:not([data-waits-for])`)) {
    loaded.push({ part, start: await load(part) });
    await nextTask();
  }
  for (const { part, start } of loaded) {
    await run(part, start);
    await nextTask();
  }
  const { dataset } = document.documentElement;
  dataset.hydrating = "";
  dataset.hydrated = "";
  repeatAnswerable();
  for (const part of document.querySelectorAll<HTMLElement>(`${parts}[data-waits-for]`))
    whenNeeded(part, () => startLate(part));
}

/** Any part may show a toast, and the toaster comes with the first. */
const needToaster = () => needIsland("toaster");

/** Starts a part that has waited. If its chunk cannot be loaded, the next touch retries. */
async function startLate(part: HTMLElement): Promise<void> {
  let start: Start;
  try {
    start = await load(part);
  } catch (error) {
    console.warn("A part of the page stays static: its scripts could not be loaded.", error);
    forgetPresses(part);
    whenNeeded(part, () => startLate(part), { isRetry: true });
    return;
  }
  await run(part, start);
  repeatAnswerable();
}

/** Makes a part work. */
type Start = () => void | Promise<void>;

async function run(part: HTMLElement, start: Start): Promise<void> {
  part.dataset.hydrating = ""; // From here on it answers presses itself.
  try {
    await start();
    part.dataset.hydrated = "";
  } catch (error) {
    console.error(error);
  }
}

/** Loads what makes a part work. */
async function load(part: HTMLElement): Promise<Start> {
  const { enhancement, island = "" } = part.dataset;
  if (enhancement !== undefined) {
    const enhance = await loaderOf(enhancements, enhancement)();
    return () => enhance.default(part);
  }
  const [{ hydrateIsland }, { component }] = await Promise.all([
    import("./hydrate-island.tsx"),
    loadComponent(island),
  ]);
  return () => hydrateIsland(part, component);
}

/** In an object: what a promise resolves to must not be taken for a promise itself. */
async function loadComponent(island: string): Promise<{ component: ComponentType<never> }> {
  const module = await loaderOf(islands, island)();
  return { component: module.default.component };
}

function loaderOf<Module>(loaders: Map<string, () => Promise<Module>>, name: string): () => Promise<Module> {
  const load = loaders.get(name);
  if (!load) throw new Error(`Nothing is named ${name}.`);
  return load;
}

/** Repeats the presses of buttons that work by now; those in a part that still waits are kept. */
function repeatAnswerable(): void {
  void repeatPresses((button) => button.closest(`${parts}:not([data-hydrating])`) !== null);
}

/** A press that could not be answered shall not act when the visitor has long given up. */
function forgetPresses(part: HTMLElement): void {
  for (const button of window.pressedEarly.keys())
    if (part.contains(button)) window.pressedEarly.delete(button);
}

/** The names are those of the files, without folder and ending. */
function byName<Load>(files: Record<string, Load>): Map<string, Load> {
  return new Map(
    Object.entries(files).map(([path, load]) => {
      const [name = ""] = path.slice(path.lastIndexOf("/") + 1).split(".");
      return [name, load];
    }),
  );
}
