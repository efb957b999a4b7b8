import type { ComponentType } from "react";

/** What a page, or the shell around all of them, brings to life in the browser. */
export type Room = {
  /** Components that take over what the server rendered, by the name that their `<Island>` carries. */
  islands: Record<string, ComponentType<never>>;
  /** What needs no component: listens to the page as it is. */
  listen?: () => void;
};

/** Every place that has a room, and the module that holds it. */
export const rooms: Record<string, () => Promise<Room>> = {
  shell: () => import("~/layouts/public/room.ts"),
  home: () => import("~/routes/home/room.ts"),
  about: () => import("~/routes/about/room.ts"),
  blog: () => import("~/routes/blog/room.ts"),
  contact: () => import("~/routes/contact/room.ts"),
};
