import { record, size, string, type } from 'superstruct'
import type { ArcadeProvider } from './ArcadeProvider.ts'
import { askOutside, type OutsideParty } from './askOutside.ts'
import { OutsideError } from '../kernel/sweeps/OutsideError.ts'

export type HttpArcadeOptions = Omit<OutsideParty, 'name'>

const NAME = 'maker of games'

const round = type({
  token: size(string(), 16, 200),
  face: size(string(), 1, 20_000),
  gameConfig: record(size(string(), 1, 40), size(string(), 0, 400)),
  themeHostName: size(string(), 1, 2_000),
})

/** Opens rounds over HTTP. Only a page of the requested party may be in a frame of ours. */
export function httpArcade(options: HttpArcadeOptions): ArcadeProvider {
  const ask = askOutside({ name: NAME, ...options })
  const { origin } = new URL(options.url)
  return {
    async openRound({ reference, ...wanted }) {
      const opened = await ask(round, { path: '/rounds', body: wanted, key: reference, about: reference })
      if (!URL.canParse(opened.themeHostName) || new URL(opened.themeHostName).origin !== origin)
        throw new OutsideError(`The ${NAME} named a page that is not its own.`, {
          provider: NAME,
          about: reference,
          isOutage: false,
        })
      return opened
    },
  }
}
