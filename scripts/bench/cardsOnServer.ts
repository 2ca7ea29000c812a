import { pathToFileURL } from 'node:url'
import { buildEntry } from './buildEntry.ts'
import type { Measured } from './figures.ts'
import { ratioOfTimes } from './speed.ts'
import { interleave } from './statistics.ts'

const ROUNDS = 15
const CARDS = 60

export async function measureCardsOnServer(): Promise<Measured[]> {
  const built = await buildEntry('cards/serverCards.tsx', 'server')
  try {
    const { cardsAsHtml, measureServerCards }: typeof import('./cards/serverCards.tsx') = await import(
      pathToFileURL(built.file).href
    )
    if (cardsAsHtml('ours') !== cardsAsHtml('plain'))
      throw new Error(
        'The plain cards are not what RewardCard draws: bring scripts/bench/cards/cards.tsx up to date.',
      )
    const rounds = await interleave(ROUNDS, {
      ours: () => Promise.resolve(measureServerCards('ours', CARDS)),
      yardstick: () => Promise.resolve(measureServerCards('plain', CARDS)),
    })
    return [ratioOfTimes('serverCards', rounds)]
  } finally {
    built.remove()
  }
}
