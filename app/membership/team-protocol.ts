import * as v from "valibot";

// The wire format of /api/team, for server, browser and tests. docs/product/interface.md "HTTP interface".

const moment = v.pipe(v.string(), v.isoTimestamp());
const uuid = v.pipe(v.string(), v.uuid());

/** Someone who works in the team. */
export const TeamMember = v.object({
  id: v.string(),
  email: v.string(),
  role: v.picklist(["owner", "member"]),
  since: moment,
  /** True while the offer has no seat for them: they only read. */
  seatless: v.boolean(),
});

/** An invitation that waits. */
export const TeamInvitation = v.object({ id: uuid, email: v.string(), expiresAt: moment });
export type TeamInvitation = v.InferOutput<typeof TeamInvitation>;

/** The response to `GET /api/team`. */
export const TeamAnswer = v.object({
  /** The id of the owner. */
  owner: v.string(),
  /** The id of the member whom the owner has asked to take over; null for nobody. */
  nextOwner: v.nullable(v.string()),
  members: v.array(TeamMember),
  invitations: v.array(TeamInvitation),
  /** How many people the offer includes. */
  seats: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type TeamAnswer = v.InferOutput<typeof TeamAnswer>;

/** The body of `POST /api/team/invitations`. */
export const NewInvitation = v.object({ email: v.string() });

/** The body of `POST /api/team/owner`: the id of a member. */
export const NextOwner = v.object({ member: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });

/** The `code` of each error with which the team refuses a request. */
export const teamErrorCodes = {
  /** It is for the owner of the team. */
  ownerOnly: "owner_only",
  noSeatLeft: "no_seat_left",
  alreadyMember: "already_member",
  invalidEmail: "invalid_email",
  tooManyInvitations: "too_many_invitations",
  tooManyChanges: "too_many_changes",
  /** Who owns a team hands it over, and does not leave it. */
  ownerStays: "owner_stays",
  unknownMember: "unknown_member",
} as const;
