import { nullable, string, type } from 'superstruct'
import type { StoragePort } from '../../club/ClubPorts.ts'
import { keep, readKept } from '../keptValue.ts'
import { gamePlay, type GamePlay } from './GamePlay.ts'

const keptPlay = type({ owner: nullable(string()), play: gamePlay })

/** The play of a game that was not seen to its end: kept by the tab, and given to nobody but who began it. */
export function unfinishedPlay(storage: StoragePort, scope: string) {
  const name = `players-club.play.${scope}`
  const read = () => readKept(storage, name, keptPlay)
  return {
    keep: (owner: string | null, play: GamePlay) => keep(storage, name, { owner, play }),

    read(owner: string | null): GamePlay | null {
      const kept = read()
      if (kept?.owner === owner) return kept.play
      // A guest may be its player, whose session is only being taken up.
      if (owner !== null) storage.remove(name)
      return null
    },

    /** Another play may have its place by now, which stays. */
    forget({ token }: GamePlay) {
      if (read()?.play.token === token) storage.remove(name)
    },
  }
}
