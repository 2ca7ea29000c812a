import {
  createTranslate,
  formatPoints,
  formatTotal,
  loadCatalogue,
  type Catalogue,
  type Locale,
} from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import { players } from '../accounts/accounts.tables.ts'
import type { Tx } from '../kernel/database/index.ts'
import type { JobKind } from '../kernel/jobs/index.ts'
import { renderMail, type MailSender } from '../kernel/mail/renderMail.ts'
import { enqueueMail } from '../kernel/outbox/outbox.ts'
import { storeOrderEvents, storeOrders } from './store.tables.ts'

export const MAIL_PLAYER = 'store.mailPlayer'

export const subjectOfEvent = (orderId: string, position: number): string => `${orderId}/${position}`

const MAILS = ['creditedLate', 'disputed', 'creditedByOperator', 'closed', 'closedCredited'] as const
type OrderMailKind = (typeof MAILS)[number]

interface Told {
  firstName: string | null
  email: string
  orderId: string
  tokens: number
  total: number
  transferId: string | null
  toState: (typeof storeOrderEvents.$inferSelect)['toState']
  source: (typeof storeOrderEvents.$inferSelect)['source']
}

const kindOf = ({ toState, source, transferId }: Told): OrderMailKind => {
  if (toState === 'disputed') return 'disputed'
  if (toState === 'closed') return transferId === null ? 'closed' : 'closedCredited'
  return source === 'operator' ? 'creditedByOperator' : 'creditedLate'
}

/** No request of the player causes this mail, so its language is unknown: it is bilingual. */
const orderMail = (told: Told, catalogues: Record<Locale, Catalogue>, { lottery, publicUrl }: MailSender) => {
  const { brand } = lottery
  const kind = kindOf(told)
  const speak = (locale: Locale) => {
    const translate = createTranslate(catalogues[locale], locale, lottery)
    const { firstName, orderId } = told
    const tokens = formatPoints(told.tokens, locale)
    const total = formatTotal(told.total / 100, translate)
    return {
      translate,
      subject: translate(`store.orderMail.${kind}.subject`),
      link: translate('store.orderMail.link'),
      paragraphs: [
        firstName
          ? translate('accounts.mail.greeting', { firstName })
          : translate('accounts.mail.greetingWithoutName'),
        translate(`store.orderMail.${kind}.body`, {
          tokens,
          total,
          support: brand.supportEmail,
        }),
        translate('store.orderMail.transaction', { orderId }),
      ],
    }
  }
  const [english, spanish] = [speak('en'), speak('es')]
  return renderMail({
    brand,
    translate: english.translate,
    subject: `${english.subject} · ${spanish.subject}`,
    paragraphs: english.paragraphs,
    again: { locale: 'es', paragraphs: spanish.paragraphs },
    link: { label: `${english.link} · ${spanish.link}`, url: `${publicUrl}/lucky-lounge/history` },
    closing: [],
  })
}

const readTold = async (tx: Tx, subject: string): Promise<Told | undefined> => {
  const [orderId = '', position] = subject.split('/')
  const [told] = await tx
    .select({
      firstName: players.firstName,
      email: players.email,
      orderId: storeOrders.id,
      tokens: storeOrders.tokens,
      total: storeOrders.total,
      transferId: storeOrders.transferId,
      toState: storeOrderEvents.toState,
      source: storeOrderEvents.source,
    })
    .from(storeOrderEvents)
    .innerJoin(storeOrders, eq(storeOrders.id, storeOrderEvents.orderId))
    .innerJoin(players, eq(players.id, storeOrders.playerId))
    .where(and(eq(storeOrderEvents.orderId, orderId), eq(storeOrderEvents.position, Number(position))))
  return told
}

/**
 * Mails the player about an unexpected change of their order. A job, because the operator's command line makes such
 * changes too and has neither the catalogues nor the club's URL.
 */
export const orderMailJob = (sender: MailSender): JobKind => ({
  name: MAIL_PLAYER,
  lane: 'sweeps',
  async work(tx, { subject }, now) {
    const [en, es] = await Promise.all([loadCatalogue('en', ['mails']), loadCatalogue('es', ['mails'])])
    const told = await readTold(tx, subject)
    if (told) await enqueueMail(tx, { to: told.email, ...orderMail(told, { en, es }, sender) }, now)
  },
})
