import { nglSession, type NglSession } from '@players-club/domain-models'
import type { PlayerStoragePort } from '../../club/createPlayerStorage.ts'
import { keep, readKept } from '../../club/keptValue.ts'

/** The sessions of NGL by the key of the play that was asked for in them: kept by the tab, as the launch is. */
export function nglSittings(storage: PlayerStoragePort) {
  const nameOf = (key: string) => `players-club.sitting.${key}`
  return {
    get: (key: string) => readKept(storage, nameOf(key), nglSession),
    set: (key: string, session: NglSession) => keep(storage, nameOf(key), session),
    delete: (key: string) => storage.remove(nameOf(key)),
  }
}
/** The sessions of NGL by the key of the play that was asked for in them. */
export type NglSittings = ReturnType<typeof nglSittings>
