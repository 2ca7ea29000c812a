import { array, union } from 'superstruct'
import type { PlayerStoragePort } from '../../club/createPlayerStorage.ts'
import { readStoredJson, storeJson } from '../../club/storedJson.ts'
import { gamePlay, isBegun, wantedPlay, type GamePlay, type Unfinished } from './GamePlay.ts'

const unfinished = array(union([gamePlay, wantedPlay]))

const idOf = (of: Unfinished) => (isBegun(of) ? of.token : of.key)

/** The plays for a prize that were not seen to their end: kept by the tab for the player who began them. */
export function unfinishedPlays(storage: PlayerStoragePort, scope: string) {
  const name = `players-club.play.${scope}`
  const read = () => readStoredJson(storage, name, unfinished) ?? []
  const write = (plays: readonly Unfinished[]) =>
    plays.length > 0 ? storeJson(storage, name, plays) : storage.remove(name)
  const without = (...ids: (string | undefined)[]) => read().filter(play => !ids.includes(idOf(play)))
  return {
    last: () => read().at(-1) ?? null,
    /** A launch before it is sent, for the player may leave before its answer; its play has the place of its key. */
    keep(play: Unfinished, key?: string) {
      if (play.mode === 'prize') write([...without(idOf(play), key), play])
    },
    forget: (play: Unfinished) => write(without(idOf(play))),
    /** The others are over. A launch is not: what it has begun is known by its answer alone. */
    takeOthers(play: GamePlay): GamePlay[] {
      const taken = without(play.token).filter(isBegun)
      write(without(...taken.map(idOf)))
      return taken
    },
  }
}
