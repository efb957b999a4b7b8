// Set-up of the tests that run beside those with a database and beside the journeys: their workers, and what those start, take
// the processor time that these leave. These tests need no database, and nothing in them has a time to keep. A third of a
// usual share is theirs all the same: with a ninth (PRIORITY_BELOW_NORMAL) they got 4 % of a core on a busy machine.
import { setPriority } from "node:os";

setPriority(5);
