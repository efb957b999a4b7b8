// Run by watchdog.test.ts as a process of its own. Its first argument is the watchdog's timeout in seconds. It prints a
// line for each turn of its event loop, and blocks the loop for ever after any input on stdin.
import { startWatchdog } from "../../watchdog.ts";

startWatchdog(Number(process.argv[2]));
setInterval(() => process.stdout.write("turn\n"), 50);
process.stdin.once("data", () => {
  for (;;);
});
