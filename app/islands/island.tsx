import type { ComponentType } from "react";

/** A component that a page renders inside a frame, from which the browser hydrates it. */
export type Island<Props extends object> = ComponentType<Props> & {
  islandName: string;
  component: ComponentType<Props>;
};

type Options = {
  /** Fetch and hydrate it when the visitor first points at it or focuses something in it, not with the page. */
  whenTouched?: true;
};

/**
 * Turns a component into an island: a part of a static page that the browser hydrates, with the props that the server
 * rendered it with. Props must be plain data. The frame has no layout box.
 *
 * Call it in a file of its own, `*.island.tsx`, as the default export, with the name of the file: that is the whole
 * registration. docs/decisions/0014-islands.md.
 */
export function createIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  { whenTouched }: Options = {},
): Island<Props> {
  function Frame(props: Props) {
    return (
      <div
        data-island={name}
        data-when-touched={whenTouched && ""}
        data-props={JSON.stringify(props)}
        className="contents"
      >
        <Component {...props} />
      </div>
    );
  }
  return Object.assign(Frame, { islandName: name, component: Component });
}
