import { beforeEach } from 'vitest'
import { startServer, type ClubServer } from './clubServer.ts'
import { START } from './constants.ts'
import type { TestDatabase } from './engines.ts'

/** The service with forgotten attempts before each test. It records its pauses instead of waiting. */
export function startUnhurriedServer(
  world: TestDatabase,
  options: Parameters<typeof startServer>[1] = {},
): { club: ClubServer; pauses: number[] } {
  const pauses: number[] = []
  const club = startServer(world, { pause: ms => Promise.resolve(pauses.push(ms)), ...options })
  beforeEach(async () => {
    pauses.length = 0
    Object.assign(club, { overrides: {} })
    club.clock.set(START)
    await club.forgetAttempts()
  })
  return { club, pauses }
}
