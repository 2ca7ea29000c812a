import type { Account } from '../accounts/Account.ts'
import type { MessageKey } from '../messages/Catalogue.ts'
import { isSameMonthDay, type CalendarDay } from '../time/CalendarDay.ts'
import { lotteryDay, lotteryHour, type TimeZone } from '../time/lotteryTime.ts'
import type { Look } from './Brand.ts'
import type { GreetingConfig } from './GreetingConfig.ts'
import { greetingLook, type GreetingLook } from './greetingLook.ts'

/** What a greeting depends on: the configured texts, the player or a guest, the time and a random number. */
export interface GreetingOccasion {
  config: GreetingConfig
  account: Pick<Account, 'birthDate' | 'registrationDate' | 'firstName'> | null
  now: Date
  zone: TimeZone
  /** The lottery's own look, whose typefaces a greeting may have. */
  look?: Look
  /** At least 0, less than 1. */
  random: number
}

/** A configured text, or the key of our own; the name to be spoken to, and a look, where the configuration wants them. */
export type Greeting = ({ text: string } | { key: MessageKey }) & { firstName?: string; look?: GreetingLook }

/** The birthday first, then the anniversary (never in the year of registration), then the hour's message, then the time of day. */
export function greeting(occasion: GreetingOccasion): Greeting {
  const { config, account } = occasion
  const said = words(occasion)
  const firstName = config.showFirstName && account?.firstName
  const look = greetingLook(config, occasion.look)
  return { ...said, ...(firstName && { firstName }), ...(look && { look }) }
}

function words({
  config,
  account,
  now,
  zone,
  random,
}: GreetingOccasion): { text: string } | { key: MessageKey } {
  const today = lotteryDay(now, zone)
  if (account?.birthDate && isSameMonthDay(account.birthDate, today))
    return configured(config.birthdayMessage, 'shell.greeting.birthday')
  const registered = account?.registrationDate
  if (registered && isAnniversary(lotteryDay(new Date(registered), zone), today))
    return configured(config.anniversaryMessage, 'shell.greeting.anniversary')
  const message = messageOfTheHour(config, now, random)
  if (message) return { text: message }
  const hour = lotteryHour(now, zone)
  if (hour < 12) return configured(config.morningText, 'shell.greeting.morning')
  if (hour < 18) return configured(config.afternoonText, 'shell.greeting.afternoon')
  return configured(config.eveningText, 'shell.greeting.evening')
}

const configured = (text: string | undefined, key: MessageKey) => (text ? { text } : { key })

function isAnniversary(registered: CalendarDay, today: CalendarDay): boolean {
  return registered.slice(0, 4) < today.slice(0, 4) && isSameMonthDay(registered, today)
}

function messageOfTheHour(
  { messageArrays = [] }: GreetingConfig,
  now: Date,
  random: number,
): string | undefined {
  const current = messageArrays.find(
    ({ startDate, endDate }) =>
      Date.parse(startDate) <= now.getTime() && now.getTime() <= Date.parse(endDate),
  )
  if (!current) return undefined
  const texts = [current.messageText].flat()
  return current.type === 'random' ? texts[Math.floor(random * texts.length)] : texts[0]
}
