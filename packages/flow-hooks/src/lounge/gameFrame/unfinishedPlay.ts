import type { PlayerStoragePort } from '../../club/createPlayerStorage.ts'
import { keep, readKept } from '../../club/keptValue.ts'
import { gamePlay, type GamePlay } from './GamePlay.ts'

/** The play of a game that was not seen to its end: kept by the tab for the player who began it. */
export function unfinishedPlay(storage: PlayerStoragePort, scope: string) {
  const name = `players-club.play.${scope}`
  const read = () => readKept(storage, name, gamePlay)
  return {
    keep: (play: GamePlay) => keep(storage, name, play),
    read,
    /** Another play may have its place by now, which stays. */
    forget({ token }: GamePlay) {
      if (read()?.token === token) storage.remove(name)
    },
  }
}
