import type { Draw, DrawStage } from './Draw.ts'

/** The stage of a draw: upcoming, open, closed, or with announced winners. */
export function drawStage(
  { start, end, winnerAnnouncement }: Pick<Draw, 'start' | 'end' | 'winnerAnnouncement'>,
  now: Date,
): DrawStage {
  const at = now.getTime()
  if (at < Date.parse(start)) return 'upcoming'
  if (at < Date.parse(end)) return 'open'
  return at < Date.parse(winnerAnnouncement) ? 'closed' : 'announced'
}

/** The draw to enter, else the one to come, else the last one. */
export const drawInFocus = (draws: readonly Draw[]): Draw | undefined =>
  draws.find(({ stage }) => stage === 'open') ??
  draws.find(({ stage }) => stage === 'upcoming') ??
  draws.at(-1)
