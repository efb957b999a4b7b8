import type { ReportRow } from "#app/reports/reports-protocol.ts";

/** A line with what it stands for in words. */
export type ShownRow = ReportRow & { label: string };
