import { MEDIA_FILE_PATH } from '@players-club/domain-models'
import type { Tx } from '../src/kernel/database/index.ts'
import { storeBundles } from '../src/store/store.tables.ts'

interface DemoBundle {
  id: number
  /** Also the name of its picture. */
  key: string
  en: string
  es: string
  tokens: number
  /** In cents. */
  price: number
}

const DEMO_BUNDLES: readonly DemoBundle[] = [
  { id: 1, key: 'pocketful', en: 'Pocketful', es: 'Un puñado', tokens: 5000, price: 500 },
  { id: 2, key: 'saddlebag', en: 'Saddlebag', es: 'Alforja', tokens: 10_500, price: 1000 },
  { id: 3, key: 'strongbox', en: 'Strongbox', es: 'Cofre', tokens: 27_500, price: 2500 },
  { id: 4, key: 'orecart', en: 'Ore cart', es: 'Vagoneta', tokens: 57_500, price: 5000 },
  { id: 5, key: 'motherlode', en: 'Mother lode', es: 'Veta madre', tokens: 90_000, price: 7500 },
  { id: 6, key: 'bonanza', en: 'Bonanza', es: 'Bonanza', tokens: 125_000, price: 10_000 },
]

/** The bundles of the demo world: larger ones give more tokens per dollar. */
export const addBundles = async (tx: Tx): Promise<void> => {
  await tx
    .insert(storeBundles)
    .values(
      DEMO_BUNDLES.map(({ en, es, key, ...bundle }) => ({
        ...bundle,
        key,
        titles: { en, es },
        imageUrl: `${MEDIA_FILE_PATH}store/${key}.svg`,
      })),
    )
    .onConflictDoNothing()
}
