import type { ComponentType } from "react";

/** An island as a page shows it, and as the browser finds it again. */
export type Island<Props extends object> = ComponentType<Props> & {
  islandName: string;
  component: ComponentType<Props>;
};

/**
 * Makes an island of a component: a part of a static page that the browser hydrates, with the props that the server
 * gave it (plain data). Everything around it stays as the server sent it. The frame has no box of its own.
 *
 * Call it in a file of its own, `*.island.tsx`, as its default export: that is the whole registration. The name is
 * that of the file. docs/decisions/0014-islands.md.
 */
export function createIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
): Island<Props> {
  function Frame(props: Props) {
    return (
      <div data-island={name} data-props={JSON.stringify(props)} className="contents">
        <Component {...props} />
      </div>
    );
  }
  return Object.assign(Frame, { islandName: name, component: Component });
}
