import { MEDIA_FILE_PATH } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { players } from '../../src/accounts/accounts.tables.ts'
import { superBonusBuckets, superBonusEntries, superBonuses } from '../../src/activities/superBonus.tables.ts'
import type { Tx } from '../../src/kernel/database/index.ts'
import { daysAfter } from '../daysAfter.ts'

const KEY = 'monsoon-five'

/** The games whose tickets the central system counts for it. */
const GAMES = [1404, 1406, 1504, 22, 72]
/** A regular player has begun. */
const BEGUN = { login: 'demo-verified', games: [1404, 22] }

/** The collect-them-all of the demo world: five buckets, two of which one player has filled. */
export const addSuperBonus = async (tx: Tx, now: Date): Promise<void> => {
  const added = await tx
    .insert(superBonuses)
    .values({
      key: KEY,
      texts: {
        en: {
          name: 'Collect them all: monsoon season',
          description: 'Enter one ticket of each of these five games before the rain is over.',
        },
        es: {
          name: 'Colecciónelos: temporada de monzón',
          description: 'Registre un boleto de cada uno de estos cinco juegos antes de que pase la lluvia.',
        },
      },
      imageUrl: `${MEDIA_FILE_PATH}activities/${KEY}.svg`,
      rulesDocument: '/media/terms_conditions',
      minBuckets: GAMES.length,
      theme: JSON.stringify({ icon: 'gem' }),
      startsAt: daysAfter(now, -30),
      endsAt: daysAfter(now, 60),
    })
    .onConflictDoNothing()
    .returning({ key: superBonuses.key })
  if (added.length === 0) return
  await tx
    .insert(superBonusBuckets)
    .values(GAMES.map((gameId, index) => ({ superBonusKey: KEY, gameId, place: index + 1, maxEntries: 1 })))
  const [player] = await tx.select({ id: players.id }).from(players).where(eq(players.login, BEGUN.login))
  if (!player) return
  const entry = { playerId: player.id, superBonusKey: KEY, entries: 1, filledAt: daysAfter(now, -2) }
  await tx.insert(superBonusEntries).values(BEGUN.games.map(gameId => ({ ...entry, gameId })))
}
