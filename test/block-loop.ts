// A process of its own for watchdog.test.ts: watched with a timeout of so many seconds, it tells each turn of its
// event loop on stdout, until it is told on stdin to stand still for ever.
import { startWatchdog } from "../watchdog.ts";

startWatchdog(Number(process.argv[2]));
setInterval(() => process.stdout.write("turn\n"), 50);
process.stdin.once("data", () => {
  for (;;);
});
