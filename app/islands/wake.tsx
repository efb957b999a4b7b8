import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type Room, rooms } from "./rooms.ts";

/**
 * Brings the page to life: what the shell and the page listen to, then one island after the other, each in a turn of
 * its own so that a press is never kept waiting. Buttons that were pressed before are pressed again at the end.
 * Rejects before it has changed anything when a part of the scripts does not come; it may be called again then.
 */
export async function wake(): Promise<void> {
  await nextTurn();
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const marked = [...document.querySelectorAll<HTMLElement>("[data-room]")];
  const names = new Set([
    "shell",
    ...marked.map(({ dataset }) => dataset.room ?? ""),
    ...islands.map((island) => placeOf(island).room),
  ]);
  const opened = new Map<string, Room>();
  for (const name of names) {
    const room = await rooms[name]?.();
    if (!room) throw new Error(`No room is called ${name}.`);
    opened.set(name, room);
    await nextTurn();
  }
  for (const { listen } of opened.values()) listen?.();
  for (const island of islands) {
    const { room, name } = placeOf(island);
    const component = opened.get(room)?.islands[name];
    try {
      if (!component) throw new Error(`There is no island ${room}/${name}.`);
      await takeOver(island, component);
    } catch (error) {
      console.error(error);
    }
    await nextTurn();
  }
  for (const part of document.querySelectorAll<HTMLElement>("[data-later]")) {
    delete part.dataset.later;
    part.getBoundingClientRect(); // Laid out now, in a turn of its own.
    await nextTurn();
  }
  document.documentElement.dataset.awake = "";
  for (const button of window.pressedEarly.splice(0)) button.click();
}

function placeOf(island: HTMLElement): { room: string; name: string } {
  const [room = "", name = ""] = island.dataset.island?.split("/") ?? [];
  return { room, name };
}

/** Resolves when the island works. Rejects when it can't: the others still wake up. */
function takeOver(island: HTMLElement, component: ComponentType<never>): Promise<void> {
  const Component = component as ComponentType<object>;
  const props = JSON.parse(island.dataset.props ?? "{}");
  return new Promise((resolve, reject) => {
    island.dataset.taken = ""; // From here on React keeps a press until it can answer it.
    startTransition(() => {
      hydrateRoot(
        island,
        <StrictMode>
          <Awake onAwake={resolve}>
            <Component {...props} />
          </Awake>
        </StrictMode>,
        { onUncaughtError: reject },
      );
    });
  });
}

/** Its effect runs after those of all it holds. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onAwake, []);
  return children;
}

function nextTurn(): Promise<unknown> {
  if ("scheduler" in window) return window.scheduler.postTask(() => {}, { priority: "user-visible" });
  return new Promise((resolve) => setTimeout(resolve));
}
