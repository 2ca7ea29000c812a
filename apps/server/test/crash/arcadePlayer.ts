import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createDigitalRounds, createPlays } from '../../src/activities/index.ts'
import { openDatabase } from '../../src/kernel/database/index.ts'
import { valueRequest } from '../../src/kernel/idempotency/request.ts'
import { createPaidPlays } from '../../src/lounge/paidPlays.service.ts'
import { giveBackRedemption } from '../../src/rewards/giveBackRedemption.ts'
import { STANDING_CLOCK as clock } from '../constants.ts'
import { fakeGameMaker } from '../fakeGameMaker.ts'

/**
 * A server under load that gets killed: plays for prizes for the given players without a pause, and prints the id of
 * each play after it is acknowledged, never before. The maker is slow, so that a kill meets waiting plays.
 */
const [location = '{}', ...playerIds] = process.argv.slice(2)
const database = await openDatabase({ minimumFreeBytes: 0, ...JSON.parse(location) })
const { provider } = fakeGameMaker()
const rounds = createDigitalRounds({
  provider: {
    async openRound(round) {
      await pause(5)
      return provider.openRound(round)
    },
  },
  onUnreachable: () => {},
})
const plays = createPlays({ database, clock, rounds, giveBackRedemption })
const arcade = createPaidPlays({ database, plays })

async function play(playerId: string): Promise<never> {
  for (;;) {
    const request = valueRequest(randomUUID(), 'lounge.debitArcade', {})
    const played = await arcade.debit({
      ...{ asker: { playerId }, request, gameId: 'REELS', wager: 20 },
      locale: 'en',
    })
    process.stdout.write(`${played.digitalRevealToken?.split(':')[1]}\n`)
  }
}

await Promise.all(playerIds.map(play))
