import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Island } from "./island.tsx";
import { whenNeeded } from "./waiting-island.ts";

type IslandModule = { default: Island<never> };

/** The loader of every `*.island.tsx`, by the island's name. */
const modules = new Map(
  Object.entries(import.meta.glob<IslandModule>("../**/*.island.tsx")).map(([path, load]) => [
    path.slice(path.lastIndexOf("/") + 1).replace(".island.tsx", ""),
    load,
  ]),
);

/**
 * Hydrates the islands of the page that wait for nothing, one after the other, each in a task of its own so that input
 * is never blocked for long; then repeats the presses that came too early, and lets the other islands wait. Rejects
 * before it changes anything when a chunk cannot be loaded; it may be called again then. An island that fails is logged
 * and stays static.
 */
export async function hydrateIslands(): Promise<void> {
  await nextTask();
  const frames = [...document.querySelectorAll<HTMLElement>("[data-island]:not([data-waits-for])")];
  const components = new Map<string, ComponentType<never>>();
  for (const { dataset } of frames) {
    const name = dataset.island ?? "";
    components.set(name, await load(name));
    await nextTask();
  }
  for (const frame of frames) {
    const component = components.get(frame.dataset.island ?? "");
    try {
      if (component) await hydrate(frame, component);
    } catch (error) {
      console.error(error);
    }
    await nextTask();
  }
  document.documentElement.dataset.hydrated = "";
  repeatPresses();
  for (const frame of document.querySelectorAll<HTMLElement>("[data-waits-for]"))
    whenNeeded(frame, () => hydrateLate(frame));
}

/** Loads and hydrates an island that has waited. If its chunk cannot be loaded, the next touch retries. */
async function hydrateLate(frame: HTMLElement): Promise<void> {
  let component: ComponentType<never>;
  try {
    component = await load(frame.dataset.island ?? "");
  } catch (error) {
    console.warn("A part of the page stays static: its scripts could not be loaded.", error);
    forgetPresses(frame);
    whenNeeded(frame, () => hydrateLate(frame), { isRetry: true });
    return;
  }
  await hydrate(frame, component).catch(console.error);
  repeatPresses();
}

/** Repeats the presses of buttons that work by now; those in an island that still waits are kept. */
function repeatPresses(): void {
  for (const button of window.pressedEarly.splice(0)) {
    if (button.closest("[data-island]:not([data-hydrating])")) window.pressedEarly.push(button);
    else button.click();
  }
}

/** A press that could not be answered shall not act when the visitor has long given up. */
function forgetPresses(frame: HTMLElement): void {
  window.pressedEarly = window.pressedEarly.filter((button) => !frame.contains(button));
}

/** Loads the component of an island. */
async function load(name: string): Promise<ComponentType<never>> {
  const module = await modules.get(name)?.();
  if (!module) throw new Error(`There is no island ${name}.`);
  return module.default.component;
}

/** Resolves when the island is interactive; rejects when it throws. */
function hydrate(frame: HTMLElement, component: ComponentType<never>): Promise<void> {
  const Component = component as ComponentType<object>;
  const props = JSON.parse(frame.dataset.props ?? "{}");
  return new Promise((resolve, reject) => {
    const onHydrated = () => {
      frame.dataset.hydrated = "";
      resolve();
    };
    frame.dataset.hydrating = ""; // From here on React replays presses itself.
    startTransition(() => {
      hydrateRoot(
        frame,
        <StrictMode>
          <Hydrated onHydrated={onHydrated}>
            <Component {...props} />
          </Hydrated>
        </StrictMode>,
        { onUncaughtError: reject },
      );
    });
  });
}

/** Calls `onHydrated` once its children are hydrated: effects of children run first. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(onHydrated, []);
  return children;
}

function nextTask(): Promise<unknown> {
  if ("scheduler" in window) return window.scheduler.postTask(() => {}, { priority: "user-visible" });
  return new Promise((resolve) => setTimeout(resolve));
}
