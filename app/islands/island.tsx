import type { ComponentType } from "react";

type Props<Own> = {
  /** The room and the component in it, as app/islands/rooms.ts and the room name them: `home/pricing`. */
  name: `${string}/${string}`;
  of: ComponentType<Own>;
  /** What the component is given, on the server and again in the browser: plain data. */
  props: Own;
};

/**
 * A part of a still page that its script takes over (docs/decisions/0014-islands.md). Everything around it stays as
 * the server sent it. The frame has no box of its own.
 */
export function Island<Own extends object>({ name, of: Component, props }: Props<Own>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...props} />
    </div>
  );
}
