import type { DemoGame } from './DemoGame.ts'
import { DEMO_DRAW_GAMES } from './demoDrawGames.ts'
import { DEMO_FAST_PLAY } from './demoFastPlay.ts'
import { DEMO_QUICK_DRAWS } from './demoQuickDrawGames.ts'
import { DEMO_SCRATCHERS } from './demoScratchers.ts'

/** Every game of the demo world. */
export const DEMO_GAMES: readonly DemoGame[] = [
  ...DEMO_SCRATCHERS,
  ...DEMO_FAST_PLAY,
  ...DEMO_DRAW_GAMES,
  ...DEMO_QUICK_DRAWS.map(({ game }) => game),
]
