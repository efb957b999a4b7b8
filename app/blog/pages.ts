/** How many posts a press on the button brings. decisions.md D25. */
export const pageSize = 6;

/** How many pages `total` posts fill. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page that `?page=` asks for: the first when it is absent or no number, the last when there are fewer. */
export function readPage(value: string | null, total: number): number {
  const page = /^[1-9]\d{0,5}$/.test(value ?? "") ? Number(value) : 1;
  return Math.min(page, pagesOf(total));
}
