'use client'

import { useId } from 'react'
import { star as starPath } from '../../art/faces/Motif.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { cx } from '../../themes/cx.ts'
import { actions, banner, coin, disc, pending, star, title } from './DailyBonusBanner.css.ts'

/** The offer of the daily bonus, and what happens when it is claimed or dismissed. */
export interface DailyBonusBannerProps {
  /** Number of free tokens. */
  amount: number
  /** The offer is still loading: the banner reserves its space and is hidden. */
  isPending?: boolean
  isClaiming: boolean
  onClaim: () => void
  onDismiss: () => void
}

/** Offers the daily free tokens. */
export function DailyBonusBanner({ amount, isPending, isClaiming, ...verbs }: DailyBonusBannerProps) {
  const translate = useMessages()
  const id = useId()
  return (
    <section className={cx(banner, isPending && pending)} aria-labelledby={id}>
      <svg className={coin} viewBox="0 0 48 48" aria-hidden focusable="false">
        <circle className={disc} cx="24" cy="24" r="22" />
        <path className={star} d={starPath(24, 25, 14)} />
      </svg>
      <div>
        <h2 className={title} id={id}>
          {translate('lounge.bonus.title', { amount })}
        </h2>
        <p>{translate('lounge.bonus.text')}</p>
      </div>
      <div className={actions}>
        <Button isPending={isClaiming} onPress={verbs.onClaim}>
          {translate('lounge.bonus.claim')}
        </Button>
        <Button emphasis="outline" isDisabled={isClaiming} onPress={verbs.onDismiss}>
          {translate('lounge.bonus.dismiss')}
        </Button>
      </div>
    </section>
  )
}
