/** Posts on one page of the list. interpretation.md D25. */
export const pageSize = 6;

/** The number of pages for `total` posts, at least one. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page number in `?page=`, from 1. An absent or malformed number becomes 1, one that is too high the last page. */
export function readPage(value: string | null, total: number): number {
  const page = /^[1-9]\d{0,5}$/.test(value ?? "") ? Number(value) : 1;
  return Math.min(page, pagesOf(total));
}
