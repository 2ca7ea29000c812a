import type { StoragePort } from '../../club/ClubPorts.ts'
import { keep, readKept } from '../keptValue.ts'
import { gamePlay, type GamePlay } from './GamePlay.ts'

/** The play of a game that was not seen to its end, kept by the tab. */
export function unfinishedPlay(storage: StoragePort, scope: string) {
  const name = `players-club.play.${scope}`
  const read = (): GamePlay | null => readKept(storage, name, gamePlay)
  return {
    keep: (play: GamePlay) => keep(storage, name, play),
    read,
    /** Another play may have its place by now, which stays. */
    forget({ token }: GamePlay) {
      if (read()?.token === token) storage.remove(name)
    },
  }
}
