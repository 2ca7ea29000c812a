import { beforeEach } from 'vitest'
import { useServer, type ClubServer } from './clubServer.ts'
import { START } from './constants.ts'
import type { TestDatabase } from './engines.ts'

/** The service with forgotten attempts before each test. It records its pauses instead of waiting. */
export function useUnhurriedServer(world: TestDatabase): { club: ClubServer; pauses: number[] } {
  const pauses: number[] = []
  const club = useServer(world, { pause: ms => Promise.resolve(pauses.push(ms)) })
  beforeEach(async () => {
    pauses.length = 0
    Object.assign(club, { overrides: {} })
    club.clock.set(START)
    await club.forgetTries()
  })
  return { club, pauses }
}
