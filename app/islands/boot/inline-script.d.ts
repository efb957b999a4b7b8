/** The code of a module and its imports in one line, from scripts/bundle/inline-script.ts. */
declare module "*?inline-script" {
  const code: string;
  export default code;
}
