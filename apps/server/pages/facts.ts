import {
  MAIL_LINK_MINUTES,
  CREDIT_TERMS,
  formatPoints,
  numberFormat,
  TOKEN_EXCHANGE,
  TOKENS_PER_DAY,
  zoneCity,
  type CreditedActivityKey,
  type Locale,
  type Lottery,
} from '@players-club/domain-models'

/** What a demo has for `UNACTIVATED_DAYS`: it practically never deletes a registration that was not activated. */
const NEVER_DAYS = 36_500

const formatDays = numberFormat({ style: 'unit', unit: 'day', unitDisplay: 'long' })

/** What the pages say in figures and names: never typed in twice. */
export const factsFor = (locale: Locale, { brand, minimumAge, zone }: Lottery, unactivatedDays: number) => {
  const earns = (key: CreditedActivityKey) => formatPoints(CREDIT_TERMS[key].points, locale)
  return {
    ...brand,
    minAge: String(minimumAge),
    city: zoneCity(zone),
    /** '30 days', or null for never. */
    unactivatedDays: unactivatedDays < NEVER_DAYS ? formatDays(unactivatedDays, locale) : null,
    linkMinutes: String(MAIL_LINK_MINUTES),
    profilePoints: earns('complete-profile'),
    emailPoints: earns('promotions-email-opt-in'),
    invitePoints: earns('invite-accepted'),
    invitesAMonth: String(CREDIT_TERMS['invite-accepted'].cap),
    stepPoints: String(TOKEN_EXCHANGE.points),
    stepTokens: String(TOKEN_EXCHANGE.tokens),
    tokensPerDay: formatPoints(TOKENS_PER_DAY, locale),
  }
}

export type Facts = ReturnType<typeof factsFor>
