import { record, size, string, type } from 'superstruct'
import type { ArcadeProvider } from './ArcadeProvider.ts'
import { callService, requireOwnPage, type ServiceOptions } from './externalService.ts'

const NAME = 'maker of games'

const round = type({
  token: size(string(), 16, 200),
  face: size(string(), 1, 20_000),
  gameConfig: record(size(string(), 1, 40), size(string(), 0, 400)),
  themeHostName: size(string(), 1, 2_000),
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
