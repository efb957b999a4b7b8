import type { ComponentType } from "react";

/** A component that a page renders inside a frame, from which the browser hydrates it. */
export type Island<Props extends object> = ComponentType<Props> & {
  islandName: string;
  component: ComponentType<Props>;
};

/**
 * What a part of a page waits for before the browser fetches its scripts: `touch` that the visitor points at it or
 * focuses something in it; `touch-around` that this happens in the element that it lies in, which may lie over it;
 * `sight` that it is scrolled into view, or touched, which an island cannot, whose frame has no box; `need` that another
 * script needs it (need-island.ts). Whatever it waits for, it starts at once when it is needed or a field in it was changed.
 */
export type Occasion = "touch" | "touch-around" | "sight" | "need";

/**
 * Turns a component into an island: a part of a static page that the browser hydrates, with the props that the server
 * rendered it with. Props must be plain data. The frame has no layout box. It is hydrated with the page unless it waits
 * for something: only what works by itself on the first screen does not.
 *
 * Call it in a file of its own, `*.island.tsx`, as the default export, with the name of the file: that is the whole
 * registration. docs/decisions/0014-islands.md.
 */
export function createIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  { waitsFor }: { waitsFor?: Exclude<Occasion, "sight"> } = {},
): Island<Props> {
  function Frame(props: Props) {
    return (
      <div
        data-island={name}
        data-waits-for={waitsFor}
        data-props={JSON.stringify(props)}
        className="contents"
      >
        <Component {...props} />
      </div>
    );
  }
  return Object.assign(Frame, { islandName: name, component: Component });
}
