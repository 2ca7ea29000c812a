import { useId } from 'react'
import { star as starPath } from '../../art/faces/Motif.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { actions, banner, coin, disc, star, title } from './DailyBonusBanner.css.ts'

export interface DailyBonusBannerProps {
  /** Free tokens. */
  amount: number
  isClaiming: boolean
  onClaim: () => void
  onDismiss: () => void
}

/** The free tokens of the day, for the taking. */
export function DailyBonusBanner({ amount, isClaiming, onClaim, onDismiss }: DailyBonusBannerProps) {
  const translate = useMessages()
  const id = useId()
  return (
    <section className={banner} aria-labelledby={id}>
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
        <Button isPending={isClaiming} onPress={onClaim}>
          {translate('lounge.bonus.claim')}
        </Button>
        <Button emphasis="outline" isDisabled={isClaiming} onPress={onDismiss}>
          {translate('lounge.bonus.dismiss')}
        </Button>
      </div>
    </section>
  )
}
