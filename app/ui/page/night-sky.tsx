/** The night behind what stands on it; with the sun where it meets the paper, at the horizon. Decorative. */
export function NightSky({ hasSun = false }: { hasSun?: boolean }) {
  return (
    <div aria-hidden="true" data-sun={hasSun ? "" : undefined} className="night-sky night absolute inset-0" />
  );
}
