import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { create } from "tar";
import { expect, onTestFinished, test } from "vitest";
import type { Manifest } from "./manifest.server.ts";
import { readBackup } from "./read-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

const facts = { engine: "pglite" as const, migrations: ["0000_a.sql"], pgDump: 0 };
const damaged = /^[^\n]* is damaged, or not a backup of Matinal: [^\n]*$/;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "matinal-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder to back up: a nested file, an empty one, an empty folder, and one that fills several blocks. */
function newContents(): string {
  const folder = join(newFolder(), "contents");
  mkdirSync(join(folder, "pglite/base/1"), { recursive: true });
  mkdirSync(join(folder, "pglite/pg_notify"));
  writeFileSync(join(folder, "pglite/base/1/2619_fsm"), "Pômmy");
  writeFileSync(join(folder, "pglite/empty"), "");
  writeFileSync(join(folder, "pglite/large"), Buffer.alloc(300_000, "matinal"));
  return folder;
}

async function newBackup(): Promise<string> {
  const file = join(newFolder(), "a.backup");
  await writeBackup({ file, overwrite: false }, newContents(), facts, () => true);
  return file;
}

const read = (file: string, check: (manifest: Manifest) => void = () => {}) => {
  const folder = newFolder();
  return readBackup(file, folder, check).then((manifest) => ({ manifest, folder }));
};

test("a backup contains exactly what was backed up, readable by its owner only", async () => {
  const contents = newContents();
  const file = join(newFolder(), "a.backup");
  const size = await writeBackup({ file, overwrite: false }, contents, facts, () => true);
  expect(statSync(file)).toMatchObject({ size, mode: 0o100600 });
  expect(readdirSync(dirname(file))).toEqual(["a.backup"]);

  const { manifest, folder } = await read(file);
  expect(manifest).toMatchObject(facts);
  rmSync(join(contents, "manifest.json"));
  const names = (root: string) => readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  expect(names(folder)).toEqual(names(contents));
  for (const { path } of manifest.files)
    expect(readFileSync(join(folder, path)).equals(readFileSync(join(contents, path))), path).toBe(true);
});

test("an existing file is replaced only when asked, and a failed backup leaves nothing", async () => {
  const file = await newBackup();
  const before = readFileSync(file);
  await expect(writeBackup({ file, overwrite: false }, newContents(), facts, () => true)).rejects.toThrow(
    /is left as it is/,
  );
  expect(readFileSync(file).equals(before)).toBe(true);
  await writeBackup({ file, overwrite: true }, newContents(), { ...facts, migrations: [] }, () => true);
  expect((await read(file)).manifest.migrations).toEqual([]);

  const unconfirmed = { file: join(dirname(file), "unconfirmed.backup"), overwrite: false };
  const refuse = () => Promise.reject(new Error("the product has stopped"));
  await expect(writeBackup(unconfirmed, newContents(), facts, () => true, refuse)).rejects.toThrow("stopped");
  const missing = join(dirname(file), "no/where.backup");
  await expect(
    writeBackup({ file: missing, overwrite: false }, newContents(), facts, () => true),
  ).rejects.toThrow();
  expect(readdirSync(dirname(file))).toEqual(["a.backup"]);
});

test("a file that is cut off anywhere is refused", async () => {
  const whole = readFileSync(await newBackup());
  const file = join(newFolder(), "cut.backup");
  for (const length of [0, 1, 10, 100, whole.length >> 1, whole.length - 9, whole.length - 1]) {
    writeFileSync(file, whole.subarray(0, length));
    await expect(read(file), `${length} bytes`).rejects.toThrow(damaged);
  }
});

test("a file with one changed byte is refused", async () => {
  const whole = readFileSync(await newBackup());
  const file = join(newFolder(), "changed.backup");
  // After the header of gzip, whose time stamp means nothing.
  for (let at = 10; at < whole.length; at += 1 + Math.floor(whole.length / 40)) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0x10;
    writeFileSync(file, changed);
    await expect(read(file), `byte ${at}`).rejects.toThrow(damaged);
  }
});

test.each([
  ["text", () => Buffer.from("Bonjour")],
  ["zeros", () => Buffer.alloc(10_000)],
  ["a program", () => readFileSync(process.execPath).subarray(0, 100_000)],
])("%s is refused", async (_name, contents) => {
  const file = join(newFolder(), "foreign");
  writeFileSync(file, contents());
  await expect(read(file)).rejects.toThrow(damaged);
});

/** An archive of the contents with another manifest, and with further files that `change` creates. */
async function hostile(
  change: (folder: string, manifest: Manifest) => unknown,
  entries: (manifest: Manifest) => string[] = (manifest) => [
    "manifest.json",
    ...manifest.folders,
    ...manifest.files.map(({ path }) => path),
  ],
  preservePaths = false,
): Promise<string> {
  const folder = newContents();
  const written = join(newFolder(), "a.backup");
  await writeBackup({ file: written, overwrite: false }, folder, facts, () => true);
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as Manifest;
  const names = entries(structuredClone(manifest));
  const changed = change(folder, manifest) ?? manifest;
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(changed));
  const file = join(newFolder(), "hostile.backup");
  await create({ file, cwd: folder, gzip: true, noDirRecurse: true, preservePaths }, names);
  return file;
}

const withFile = (path: string) => (folder: string, manifest: Manifest) => {
  const file = join(folder, path);
  writeFileSync(file, "x");
  const sha256 = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881";
  return { ...manifest, files: [...manifest.files, { path, size: 1, sha256 }] };
};

test.each<[string, Parameters<typeof hostile>]>([
  ["a path that leaves the folder", [withFile("../outside"), () => ["manifest.json", "../outside"], true]],
  [
    "a path that leaves the folder and is not listed",
    [(folder) => writeFileSync(join(folder, "../outside"), "x"), () => ["manifest.json", "../outside"], true],
  ],
  [
    "an absolute path",
    [
      (_folder, manifest) => ({
        ...manifest,
        files: [{ path: "/etc/passwd", size: 1, sha256: "0".repeat(64) }],
      }),
    ],
  ],
  [
    "a file that is not listed",
    [(folder) => writeFileSync(join(folder, "more"), ""), (m) => ["manifest.json", "more", ...m.folders]],
  ],
  [
    "a symbolic link",
    [
      (folder) => {
        rmSync(join(folder, "pglite/large"));
        symlinkSync("/etc", join(folder, "pglite/large"));
      },
    ],
  ],
  [
    "a symbolic link in place of an empty file",
    [
      (folder) => {
        rmSync(join(folder, "pglite/empty"));
        symlinkSync("/etc/passwd", join(folder, "pglite/empty"));
      },
    ],
  ],
  [
    "a symbolic link in place of a folder",
    [
      (folder) => {
        rmSync(join(folder, "pglite/pg_notify"), { recursive: true });
        symlinkSync("/tmp", join(folder, "pglite/pg_notify"));
      },
    ],
  ],
  [
    "a file twice",
    [
      () => {},
      (m) => [
        "manifest.json",
        ...m.folders,
        "pglite/empty",
        "pglite/empty",
        "pglite/large",
        "pglite/base/1/2619_fsm",
      ],
    ],
  ],
  ["a file that is missing", [() => {}, (m) => ["manifest.json", ...m.folders, "pglite/empty"]]],
  [
    "other content of the same size",
    [(folder) => writeFileSync(join(folder, "pglite/base/1/2619_fsm"), "Pômmi")],
  ],
  ["other content of another size", [(folder) => writeFileSync(join(folder, "pglite/empty"), "x")]],
  [
    "its manifest last",
    [() => {}, (m) => [...m.folders, ...m.files.map(({ path }) => path), "manifest.json"]],
  ],
  ["a manifest of something else", [() => ({ name: "matinal" })]],
  ["a manifest that is a list", [() => []]],
  [
    "a manifest without checksums",
    [(_folder, manifest) => ({ ...manifest, files: manifest.files.map(({ path }) => ({ path })) })],
  ],
])("an archive with %s is refused, and nothing is written outside of the folder", async (_name, how) => {
  const file = await hostile(...how);
  const parent = newFolder();
  const folder = join(parent, "target");
  mkdirSync(folder);
  await expect(readBackup(file, folder, () => {})).rejects.toThrow(damaged);
  expect(readdirSync(parent)).toEqual(["target"]);
});

test("a refusal of the manifest comes before anything is written", async () => {
  const file = await newBackup();
  const folder = newFolder();
  const refuse = () => {
    throw new Error("newer");
  };
  await expect(readBackup(file, folder, refuse)).rejects.toThrow("newer");
  expect(readdirSync(folder)).toEqual([]);

  const newer = await hostile((_folder, manifest) => ({ ...manifest, version: 2, files: "otherwise" }));
  await expect(read(newer)).rejects.toThrow(/made by a newer version/);
});

test("a missing file and a folder are named as what they are", async () => {
  const folder = newFolder();
  await expect(read(join(folder, "none"))).rejects.toThrow(/none does not exist\.$/);
  await expect(read(folder)).rejects.toThrow(/ is a folder, not a backup\.$/);
});
