'use client'

import {
  bucketsCollected,
  isBucketFilled,
  superBonusThemeOf,
  type SuperBonus,
} from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { cx } from '../../themes/cx.ts'
import { collectionIcons } from './collectionIcons.ts'
import { bucket, buckets, collected, count, filled } from './CollectThemAllView.css.ts'

/** A punch mark for each bucket; filled buckets show the collection's icon. */
export function Buckets({ collection }: { collection: SuperBonus }) {
  const translate = useMessages()
  const { superBonusDTO, games } = collection
  const done = bucketsCollected(collection)
  const { icon } = superBonusThemeOf(superBonusDTO)
  const total = superBonusDTO.minBuckets
  return (
    <div className={collected}>
      <p className={count}>{translate('activities.collect.progress.count', { done, total })}</p>
      <div aria-hidden className={buckets}>
        {games.map(game => (
          <span key={game.gameId} className={cx(bucket, isBucketFilled(game) && filled)}>
            <Icon icon={collectionIcons[icon]} size={isBucketFilled(game) ? 'large' : 'small'} />
          </span>
        ))}
      </div>
    </div>
  )
}
