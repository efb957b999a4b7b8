/** What became of an action on a client: `intent` is that of its form, `message` is for the operator. */
export type ActionResult = {
  intent: string;
  /** `info`: it was so before, or it cannot be now. */
  tone: "success" | "info" | "error";
  message: string;
  /** The error of a field, by its name. */
  field?: string;
  /** The id of the import that was to be taken back. */
  subject?: string;
};
