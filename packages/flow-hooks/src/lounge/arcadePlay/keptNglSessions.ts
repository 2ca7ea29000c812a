import { nglSession, type NglSession } from '@players-club/domain-models'
import type { PlayerStoragePort } from '../../club/createPlayerStorage.ts'
import { readStoredJson, storeJson } from '../../club/storedJson.ts'

/** The sessions of NGL by the key of the play that they were opened for: kept by the tab, as the launch is. */
export function keptNglSessions(storage: PlayerStoragePort) {
  const nameOf = (key: string) => `players-club.ngl-session.${key}`
  return {
    get: (key: string) => readStoredJson(storage, nameOf(key), nglSession),
    set: (key: string, session: NglSession) => storeJson(storage, nameOf(key), session),
    delete: (key: string) => storage.remove(nameOf(key)),
  }
}
/** The sessions of NGL by the key of the play that they were opened for. */
export type KeptNglSessions = ReturnType<typeof keptNglSessions>
