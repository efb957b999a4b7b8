// Run by watchdog.test.ts as a process of its own. Its first argument is the watchdog's timeout in seconds. It prints a
// line for each tick of a timer, and blocks the event loop forever after any input on stdin.
import { startWatchdog } from "#watchdog.ts";

startWatchdog(Number(process.argv[2]));
setInterval(() => process.stdout.write("tick\n"), 50);
process.stdin.once("data", () => {
  for (;;);
});
