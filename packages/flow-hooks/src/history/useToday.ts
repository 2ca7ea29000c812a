import { lotteryDay, type CalendarDay } from '@players-club/domain-models'
import { useNow } from '../rewards/useNow.ts'

/** The day that it is in Phoenix, by the moment that its page is judged by. */
export const useToday = (): CalendarDay => lotteryDay(useNow())
