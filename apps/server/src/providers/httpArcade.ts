import { record, size, string, type } from 'superstruct'
import type { ArcadeProvider } from './ArcadeProvider.ts'
import { askOutside, type OutsideParty } from './askOutside.ts'

export type HttpArcadeOptions = Omit<OutsideParty, 'name'>

const round = type({
  token: size(string(), 16, 200),
  face: size(string(), 1, 20_000),
  gameConfig: record(size(string(), 1, 40), size(string(), 0, 400)),
  themeHostName: size(string(), 1, 2_000),
})

/** Has rounds opened over HTTP. Only a page of the very party that was asked may stand in a frame of ours. */
export function httpArcade(options: HttpArcadeOptions): ArcadeProvider {
  const ask = askOutside({ name: 'The maker of games', ...options })
  const { origin } = new URL(options.url)
  return {
    async openRound({ reference, ...wanted }) {
      const opened = await ask(round, { path: '/rounds', body: wanted, key: reference })
      if (!URL.canParse(opened.themeHostName) || new URL(opened.themeHostName).origin !== origin)
        throw new Error('The maker of games named a page that is not its own.')
      return opened
    },
  }
}
