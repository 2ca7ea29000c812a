import { array } from 'superstruct'
import type { PlayerStoragePort } from '../../club/createPlayerStorage.ts'
import { keep, readKept } from '../../club/keptValue.ts'
import { gamePlay, type GamePlay } from './GamePlay.ts'

const gamePlays = array(gamePlay)

/** The plays of a game that were not seen to their end: kept by the tab for the player who began them. */
export function unfinishedPlays(storage: PlayerStoragePort, scope: string) {
  const name = `players-club.play.${scope}`
  const read = () => readKept(storage, name, gamePlays) ?? []
  const write = (plays: readonly GamePlay[]) =>
    plays.length > 0 ? keep(storage, name, plays) : storage.remove(name)
  const others = ({ token }: GamePlay) => read().filter(play => play.token !== token)
  return {
    last: () => read().at(-1) ?? null,
    keep: (play: GamePlay) => write([...others(play), play]),
    forget: (play: GamePlay) => write(others(play)),
    /** The others are over. */
    takeOthers(play: GamePlay): GamePlay[] {
      const taken = others(play)
      write(read().filter(({ token }) => token === play.token))
      return taken
    },
  }
}
