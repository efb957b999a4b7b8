/**
 * The default export of a file `*.enhancement.ts`: makes an element of a static page work without React. It runs once
 * for each element that has the file's name as its `data-enhancement`, and waits as an island does when the element has
 * `data-waits-for` (island.tsx). Inside the element, presses that came before it are repeated.
 * docs/decisions/0014-islands.md.
 */
export type Enhancement = (element: HTMLElement) => void;
