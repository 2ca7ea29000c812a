import { CHECKSUM_ERROR, isCardHolder, isCardZip } from '@players-club/domain-models'
import { wrongValue, type Refusal } from '../../kernel/Refusal.ts'
import type { Fields } from '../../kernel/submission.ts'
import type { Payment } from './Payment.ts'

type Outcome = Pick<Payment, 'status' | 'method' | 'reason'>

/** The test cards, and the outcome of each. */
export const CARDS: readonly { number: string; says: string; outcome: Outcome }[] = [
  {
    number: '4242 4242 4242 4242',
    says: 'is charged, and the tokens come',
    outcome: { status: 'paid', method: 'CARD', reason: null },
  },
  {
    number: '4000 0000 0000 0002',
    says: 'is declined',
    outcome: { status: 'failed', method: null, reason: 'declined' },
  },
  {
    number: '4000 0000 0000 0127',
    says: 'does not fit the billing information',
    outcome: { status: 'failed', method: null, reason: CHECKSUM_ERROR },
  },
]

export const CANCELLED: Outcome = { status: 'cancelled', method: null, reason: null }

/** The names of the fields. */
export const CARD_FIELDS = ['number', 'expiry', 'code', 'holder', 'zip'] as const
export type CardField = (typeof CARD_FIELDS)[number]

const digitsOf = (text = '') => text.replaceAll(/[\s-]/g, '')

const isAhead = (expiry: string, now: Date): boolean => {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry.trim()) ?? []
  if (month === undefined || year === undefined) return false
  return now < new Date(Date.UTC(2000 + Number(year), Number(month), 1))
}

const RULES: Readonly<Record<CardField, (value: string, now: Date) => boolean>> = {
  number: value => CARDS.some(({ number }) => digitsOf(number) === digitsOf(value)),
  expiry: isAhead,
  code: value => /^\d{3,4}$/.test(value.trim()),
  holder: value => isCardHolder(value),
  zip: value => isCardZip(value),
}

/** The invalid fields. Their values are checked and not stored. */
export const wrongFields = (fields: Fields, now: Date): CardField[] =>
  CARD_FIELDS.filter(field => !RULES[field](fields[field] ?? '', now))

/** The outcome of the card. */
export const outcomeOf = (fields: Fields): Outcome => {
  const card = CARDS.find(({ number }) => digitsOf(number) === digitsOf(fields.number))
  if (!card) throw noSuchCard()
  return card.outcome
}

const noSuchCard = (): Refusal => wrongValue('number', 'This is none of the cards to try; /pay lists them.')
