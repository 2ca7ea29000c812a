import { addDays, type CalendarDay } from '../time/CalendarDay.ts'
import type { DrawingFrequency } from './LoungeReward.ts'

const WEEK = 7
const MONTHS = { monthly: 1, quarterly: 3 } as const

/** The day on which a drawing that begins on `from` stops taking entries: after a week or two, or as a month or a quarter begins. */
export function drawingEnd(frequency: DrawingFrequency, from: CalendarDay): CalendarDay {
  if (frequency === 'weekly') return addDays(from, WEEK)
  if (frequency === 'biweekly') return addDays(from, 2 * WEEK)
  const span = MONTHS[frequency]
  const [year = 0, month = 0] = from.split('-').map(Number)
  const next = Math.floor((month - 1) / span + 1) * span
  const [nextYear, nextMonth] = [year + Math.floor(next / 12), (next % 12) + 1]
  return `${nextYear}-${String(nextMonth).padStart(2, '0')}-01`
}
