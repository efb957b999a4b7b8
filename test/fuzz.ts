/** How many times as many generated texts as `npm test` tries; `npm run test:fuzz` sets it. */
export const fuzz = Number(process.env.FUZZ ?? 1);
