import { record, type } from 'superstruct'
import type { ArcadeProvider } from './ArcadeProvider.ts'
import { callService, requireOwnPage, type ServiceOptions } from './externalService.ts'
import { storableText } from './storableText.ts'

const NAME = 'game maker'

const round = type({
  token: storableText(200, 16),
  face: storableText(20_000),
  gameConfig: record(storableText(40), storableText(400, 0)),
  themeHostName: storableText(2_000),
})

/** Opens rounds over HTTP. */
export function httpArcade(options: ServiceOptions): ArcadeProvider {
  const ask = callService({ name: NAME, ...options })
  const { origin } = new URL(options.url)
  return {
    async openRound({ reference, ...wanted }) {
      const opened = await ask(round, { path: '/rounds', body: wanted, key: reference, about: reference })
      requireOwnPage(opened.themeHostName, { name: NAME, origin, about: reference })
      return opened
    },
  }
}
