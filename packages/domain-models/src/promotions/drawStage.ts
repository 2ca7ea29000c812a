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

/** The draw to enter, else the one to come, else the last one. */
export const drawInFocus = (draws: readonly Draw[]): Draw | undefined =>
  draws.find(({ stage }) => stage === 'open') ??
  draws.find(({ stage }) => stage === 'upcoming') ??
  draws.at(-1)
