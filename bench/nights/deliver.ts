// A node that delivers the lists of a morning, in a thread of its own: it says when it is ready, and when it has done so.
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { deliverDue } from "#app/sourcing/night/deliver-due.server.ts";
import { openDatabase } from "#db/open-database.server.ts";
import { createLog } from "#http/log.server.ts";

if (!parentPort) throw new Error("This is run in a thread.");
const db = await openDatabase({ url: workerData.url });
parentPort.postMessage("ready");
const [moment] = (await once(parentPort, "message")) as [number];
const log = createLog({ logLevel: "error" }, process.stderr);
parentPort.postMessage(await deliverDue({ db, log }, moment));
await db.close();
parentPort.close();
