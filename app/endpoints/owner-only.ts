import { apiCopy } from "#app/content/api-copy.ts";
import { teamErrorCodes } from "#app/membership/team-protocol.ts";
import { jsonError } from "#http/json-error.ts";

/** The 403 for what belongs to the owner of a team, and not to the colleague who asks. interpretation.md D308. */
export const ownerOnly = () => jsonError(403, teamErrorCodes.ownerOnly, apiCopy.team.ownerOnly);
