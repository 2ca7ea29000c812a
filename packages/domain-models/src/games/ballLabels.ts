import { MEGA_MILLIONS, POWERBALL } from './constants.ts'

/** What a game calls its special ball and its multiplier. */
interface BallLabels {
  readonly specialBall: string
  readonly multiplier: string
}

const megaMillions: BallLabels = { specialBall: 'Mega Ball', multiplier: 'Megaplier' }

/** Names of games, the same in every language. */
const labels: Readonly<Record<number, BallLabels>> = {
  [POWERBALL.game]: { specialBall: 'Powerball', multiplier: 'Power Play' },
  [MEGA_MILLIONS.newGame]: megaMillions,
  [MEGA_MILLIONS.oldGame]: megaMillions,
}

/** What a game calls its special ball and its multiplier; nothing where it has no names of its own for them. */
export const ballLabels = (gameId: number): BallLabels | null => labels[gameId] ?? null
