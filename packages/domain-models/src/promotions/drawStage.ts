import { DRAWS_PAGE_SIZE } from './constants.ts'
import type { Draw, DrawStage } from './Draw.ts'

/**
 * The stage of a draw: upcoming, open, closed, or with announced winners. A draw that is late stays closed until all of
 * its winners are picked (`isDrawn`).
 */
export function drawStage(
  {
    start,
    end,
    winnerAnnouncement,
    isDrawn,
  }: Pick<Draw, 'start' | 'end' | 'winnerAnnouncement'> & { isDrawn: boolean },
  now: Date,
): DrawStage {
  const at = now.getTime()
  if (at < Date.parse(start)) return 'upcoming'
  if (at < Date.parse(end)) return 'open'
  return isDrawn && at >= Date.parse(winnerAnnouncement) ? 'announced' : 'closed'
}

/** The draw to enter, else the one to come, else the last one; `active` are those that are open or to come. */
export const drawInFocus = (active: readonly Draw[], draws: readonly Draw[]): Draw | undefined =>
  active[0] ?? draws.at(-1)

/** The page of draws that has the draw in focus, counted from 0. Those that are open or to come are the last ones. */
export const pageInFocus = ({ total, active }: { total: number; active: number }): number =>
  Math.max(0, Math.floor((total - Math.max(1, active)) / DRAWS_PAGE_SIZE))
