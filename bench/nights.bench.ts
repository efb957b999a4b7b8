// The nights of many clients on PostgreSQL, by the product's own steps: how many requests and paid units they take, how
// long they last, and how late the last list is at seven with one node and with two. docs/scale.md has what follows.
// `MATINAL_CLIENTS=5,10 MATINAL_LISTS=100` measures fewer.
import { runInVite } from "./nights/in-vite.ts";

await runInVite("measure.ts");
