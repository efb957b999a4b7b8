import { nextTask } from "#app/ui/next-task.ts";

/** Milliseconds after which a press is not repeated: whoever pressed has long given up. */
const patience = 15_000;

/**
 * Repeats the presses that came before their buttons worked, each in a task of its own, so that one sees what the one before it
 * has changed. Those of buttons that still wait are kept.
 */
export async function repeatPresses(waits: (button: HTMLButtonElement) => boolean): Promise<void> {
  const pressed = [...window.pressedEarly].filter(([button]) => !waits(button));
  for (const [button] of pressed) window.pressedEarly.delete(button);
  for (const [button, at] of pressed) {
    await nextTask();
    if (button.isConnected && performance.now() - at < patience) button.click();
  }
}
