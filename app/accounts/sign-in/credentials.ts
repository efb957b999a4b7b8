import * as v from "valibot";

/** The token of a sign-in link. */
export const LinkToken = v.object({ token: v.string() });

/** What `POST /api/session` redeems: a link, or an address with the code of its mail. interface.md "HTTP interface". */
export const Credentials = v.union([LinkToken, v.object({ email: v.string(), code: v.string() })]);
export type Credentials = v.InferOutput<typeof Credentials>;
