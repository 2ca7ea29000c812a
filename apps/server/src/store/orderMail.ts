import { formatPoints, formatTotal } from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import { players } from '../accounts/accounts.tables.ts'
import type { Tx } from '../kernel/database/index.ts'
import type { JobKind } from '../kernel/jobs/index.ts'
import { greeting } from '../kernel/mail/greeting.ts'
import { multilingualMail } from '../kernel/mail/multilingualMail.ts'
import type { MailSender } from '../kernel/mail/renderMail.ts'
import { enqueueMail } from '../kernel/outbox/outbox.ts'
import { storeOrderEvents, storeOrders } from './store.tables.ts'

export const MAIL_PLAYER = 'store.mailPlayer'

export const subjectOfEvent = (orderId: string, position: number): string => `${orderId}/${position}`

const MAILS = ['creditedLate', 'disputed', 'creditedByOperator', 'closed', 'closedCredited'] as const
type OrderMailKind = (typeof MAILS)[number]

interface OrderMailData {
  firstName: string | null
  email: string
  orderId: string
  tokens: number
  total: number
  transferId: string | null
  toState: (typeof storeOrderEvents.$inferSelect)['toState']
  source: (typeof storeOrderEvents.$inferSelect)['source']
}

const kindOf = ({ toState, source, transferId }: OrderMailData): OrderMailKind => {
  if (toState === 'disputed') return 'disputed'
  if (toState === 'closed') return transferId === null ? 'closed' : 'closedCredited'
  return source === 'operator' ? 'creditedByOperator' : 'creditedLate'
}

const orderMail = (order: OrderMailData, sender: MailSender) =>
  multilingualMail(sender, '/lucky-lounge/history', translate => {
    const kind = kindOf(order)
    const { firstName, orderId } = order
    return {
      subject: translate(`store.orderMail.${kind}.subject`),
      link: translate('store.orderMail.link'),
      paragraphs: [
        greeting(translate, firstName),
        translate(`store.orderMail.${kind}.body`, {
          tokens: formatPoints(order.tokens, translate.locale),
          total: formatTotal(order.total / 100, translate),
          support: sender.lottery.brand.supportEmail,
        }),
        translate('store.orderMail.transaction', { orderId }),
      ],
    }
  })

const readOrderMailData = async (tx: Tx, subject: string): Promise<OrderMailData | undefined> => {
  const [orderId = '', position] = subject.split('/')
  const [order] = await tx
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
  return order
}

/**
 * Mails the player about an unexpected change of their order. A job, because the operator's command line makes such
 * changes too and has neither the catalogues nor the club's URL.
 */
export const orderMailJob = (sender: MailSender): JobKind => ({
  name: MAIL_PLAYER,
  lane: 'sweeps',
  async work(tx, { subject }, now) {
    const order = await readOrderMailData(tx, subject)
    if (order) await enqueueMail(tx, { to: order.email, ...orderMail(order, sender) }, now)
  },
})
