'use client'

import { formatLongDate, formatPoints, lastDay } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { rewardAvailability } from './rewardAvailability.ts'
import { fact, facts, value } from './RewardView.css.ts'
import type { RewardViewProps, ShownReward } from './RewardViewProps.ts'

/** Facts before the button: end, quantity, and what blocks the redemption. */
export function RewardFacts(props: RewardViewProps & { reward: ShownReward }) {
  const { reward, points, isSignedIn, hasLounge } = props
  const translate = useMessages()
  const { type, entryEnd, remaining, amount, frequencyCap } = reward
  const availability = rewardAvailability(props)
  return (
    <>
      {availability === 'ended' && (
        <Notice tone="neutral">
          {translate(type === 'DRAW' ? 'rewards.detail.ended' : 'rewards.detail.unavailable')}
        </Notice>
      )}
      {availability === 'entryClosed' && (
        <Notice tone="neutral">{translate('rewards.detail.entryClosed')}</Notice>
      )}
      {availability === 'segment' && <Notice tone="neutral">{translate('rewards.detail.segment')}</Notice>}
      {availability === 'notForYou' && (
        <Notice tone="warning">{translate('error.reward.notAvailableForUser')}</Notice>
      )}
      <dl className={facts}>
        {entryEnd && (
          <>
            <dt className={fact}>{translate('rewards.detail.entryEnd')}</dt>
            <dd className={value}>{formatLongDate(lastDay(entryEnd, translate.zone), translate)}</dd>
          </>
        )}
        {remaining !== null && (
          <>
            <dt className={fact}>{translate('rewards.detail.left')}</dt>
            <dd className={value}>{formatPoints(remaining, translate.locale)}</dd>
          </>
        )}
      </dl>
      {isSignedIn && points !== undefined && <p>{translate('rewards.balance', { points })}</p>}
      {availability === 'short' && points !== undefined && (
        <p>{translate('rewards.detail.short', { points: amount - points })}</p>
      )}
      {frequencyCap && (availability === 'open' || availability === 'limitReached') && (
        <p>{translate('rewards.cap', { remaining: frequencyCap.remaining })}</p>
      )}
      {type === 'DRAW' && hasLounge && availability !== 'ended' && (
        <p>
          {translate('rewards.freeEntry.text')}{' '}
          <Link href="/lucky-lounge#drawings">{translate('rewards.freeEntry')}</Link>
        </p>
      )}
    </>
  )
}
