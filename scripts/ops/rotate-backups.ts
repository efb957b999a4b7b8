import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { WrongCommand } from "../command-line.ts";
import { backUpTo } from "./backup.ts";
import { type Command, pathOf } from "./command.ts";
import { backupName, expiredBackups, type Retention } from "./retention.ts";

const options = {
  daily: { type: "string", default: "7" },
  weekly: { type: "string", default: "5" },
  monthly: { type: "string", default: "0" },
} as const;

/** `rotate-backups FOLDER`, which deploy/matinal-backup.timer runs. docs/decisions/0021-backups.md. */
export const rotateBackups: Command<typeof options> = {
  usage: "rotate-backups FOLDER [--daily 7] [--weekly 5] [--monthly 0]",
  summary: "writes a dated backup into a folder, then deletes those of older days, weeks and months",
  options,
  parameters: 1,
  async run(location, [name = ""], given) {
    const retention: Retention = {
      daily: countOf("daily", given.daily),
      weekly: countOf("weekly", given.weekly),
      monthly: countOf("monthly", given.monthly),
    };
    const folder = pathOf(name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // An old backup is only deleted when a newer one is complete.
    const file = join(folder, backupName(new Date()));
    const said = await backUpTo(location, { file, overwrite: true });
    const expired = expiredBackups(readdirSync(folder), retention);
    for (const old of expired) rmSync(join(folder, old));
    const text = [said.text, ...expired.map((old) => `Deleted ${old}.`)].join("\n");
    return { text, facts: { ...said.facts, deleted: expired } };
  },
};

function countOf(option: string, value = ""): number {
  if (!/^\d{1,4}$/.test(value))
    throw new WrongCommand(`--${option}: expected a whole number from 0 to 9999, not "${value}".`);
  return Number(value);
}
