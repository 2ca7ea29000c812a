import { array, boolean, integer, min, string, type, type Infer } from 'superstruct'
import { lotteryDay, type TimeZone } from '../time/lotteryTime.ts'

/** The activity that gives free tokens once a day of the lottery. */
export const DAILY_BONUS_KEY = 'daily-bonus'

/** An activity that earns something again and again, as far as its cap goes. */
export const dailyBonus = type({
  key: string(),
  /** Free tokens. */
  amount: min(integer(), 1),
  frequencyCap: type({ limitReached: boolean() }),
})
/** An activity that earns something again and again, as far as its cap goes. */
export type DailyBonus = Infer<typeof dailyBonus>
/** The activities of the lounge that earn something up to a cap, such as the daily bonus. */
export const cappedActivities = type({ content: array(dailyBonus) })

/** What a browser keeps once a player does not want to see the banner of that day. */
export const bonusDismissal = type({ dismissed: boolean(), dateDismissed: string() })
/** What a browser keeps once a player does not want to see the banner of that day. */
export type BonusDismissal = Infer<typeof bonusDismissal>

/** What decides whether the banner of the daily bonus is shown. */
interface BonusBanner {
  isSignedIn: boolean
  bonus: DailyBonus | undefined
  dismissal: BonusDismissal | null
  now: Date
  zone: TimeZone
}

/** Whether the bonus is offered: to a player who may still have it and has not said “not today”. */
export const showsBonus = ({ isSignedIn, bonus, dismissal, now, zone }: BonusBanner): boolean => {
  const isDismissed = dismissal?.dismissed === true && dismissal.dateDismissed === lotteryDay(now, zone)
  return isSignedIn && bonus !== undefined && !bonus.frequencyCap.limitReached && !isDismissed
}
