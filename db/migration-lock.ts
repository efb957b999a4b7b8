/** The advisory lock of migrations and restores, the same in every process. */
export const migrationLock = 7_254_002;
