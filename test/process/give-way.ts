// Set-up of the tests that run beside those with a database and beside the journeys: their workers, and what those start, take
// the processor time that these leave. These tests need no database, and nothing in them has a time to keep.
import { constants, setPriority } from "node:os";

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
