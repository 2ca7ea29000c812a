import type { ArcadeChance } from '@players-club/domain-models'
import type { Database } from '../src/kernel/database/index.ts'
import { newId } from '../src/kernel/ids/newId.ts'
import { postTransfer, type Currency } from '../src/kernel/ledger/index.ts'
import { arcadeDenominations, arcadeGames } from '../src/lounge/arcade.tables.ts'
import { START } from './constants.ts'

/** A game in which every play wins the same multiple of its wager. */
export const always = (times: number): ArcadeChance[] => [{ times, weight: 1 }]

/** A published lounge game with fun plays, and with three wagers unless others are given. */
export const addArcadeGame = (
  database: Database,
  game: Partial<typeof arcadeGames.$inferInsert> & Pick<typeof arcadeGames.$inferInsert, 'id' | 'gameId'>,
  wagers: readonly number[] = [10, 20, 50],
): Promise<void> =>
  database.unitOfWork(async tx => {
    const texts = { summary: 'A game.', description: 'Choose and play.' }
    await tx.insert(arcadeGames).values({
      vendor: 'PBL',
      texts: { en: { name: 'Monsoon Reels', ...texts }, es: { name: 'Carretes del monzón', ...texts } },
      retailPrice: 30,
      playForFun: true,
      chances: always(2),
      picture: '/media/api/file/lounge/game',
      lastModified: START,
      ...game,
    })
    const rows = wagers.map(value => ({ gameId: game.id, value, topPrize: value * 2 }))
    if (rows.length > 0) await tx.insert(arcadeDenominations).values(rows)
  })

/** Credits tokens as a purchase does, or points. */
export const give = async (
  database: Database,
  playerId: string,
  amount: number,
  currency: Currency = 'tokens',
): Promise<void> => {
  await database.unitOfWork(tx =>
    postTransfer(
      tx,
      {
        key: `test:${newId(START)}`,
        kind: 'PURCHASE',
        description: 'history.entry.purchase',
        legs: [{ from: { house: 'store' }, to: { playerId }, currency, amount }],
      },
      START,
    ),
  )
}
