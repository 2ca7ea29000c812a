import { formatTotal, type Lottery } from '@players-club/domain-models'
import { parseArgs } from 'node:util'
import type { Tx } from '../kernel/database/index.ts'
import { OpsError, type OpsCommand, type OpsContext } from '../kernel/ops/OpsCommand.ts'
import { lockOrder, type LockedOrder, type OrderEvent, type OrderRow } from './changeOrder.ts'
import type { DisputeDecision } from './orderTransition.ts'
import { disputedOrders, settleDispute } from './settleDispute.ts'

const LONGEST_REASON = 500

const usage = [
  'list                               orders in dispute, the longest first',
  'show <id>                          an order and its trail',
  'credit <id> --reason "<why>"       posts the tokens of an order in dispute; it is paid then',
  'close <id> --reason "<why>"        ends a dispute and posts nothing',
] as const

const lineOf = ({ id, playerId, state, total, tokens, settledAt }: OrderRow, { currency }: Lottery): string =>
  [
    id,
    state,
    formatTotal(total / 100, { locale: 'en', currency }),
    `${tokens} tokens`,
    `player ${playerId}`,
    settledAt ? `since ${settledAt.toISOString()}` : 'open',
  ].join('  ')

const traceOf = (event: OrderEvent): string => {
  const { at, source, status, amount, currency, reference, fromState, toState, reason } = event
  const payment = amount === null ? status : `${status} ${amount} ${currency}`
  return [
    `  ${at.toISOString()}`,
    source,
    payment,
    `${fromState} → ${toState}`,
    ...(reference === null ? [] : [`payment ${reference}`]),
    ...(reason === null ? [] : [`“${reason}”`]),
  ].join('  ')
}

const list = async ({ database, lottery, print }: OpsContext): Promise<void> => {
  const orders = await database.unitOfWork(disputedOrders)
  for (const order of orders) print(lineOf(order, lottery))
  if (orders.length === 0) print('No order is in dispute.')
}

const requireOrder = async (tx: Tx, id: string): Promise<LockedOrder> => {
  const found = await lockOrder(tx, id)
  if (!found) throw new OpsError(`There is no order ${id}.`)
  return found
}

const show = async (id: string, { database, lottery, print }: OpsContext): Promise<void> => {
  const { order, trail } = await database.unitOfWork(tx => requireOrder(tx, id))
  print(lineOf(order, lottery))
  print(order.transferId ? `  credited by transfer ${order.transferId}` : '  not credited')
  for (const event of trail) print(traceOf(event))
}

const whyNot = ({ order }: LockedOrder, decision: DisputeDecision): string =>
  decision === 'credit' && order.transferId
    ? `The tokens of order ${order.id} were credited already, by transfer ${order.transferId}.`
    : `Order ${order.id} is not in dispute: it is ${order.state}.`

const settle = async (
  decision: DisputeDecision,
  id: string,
  reason: string,
  { database, clock, lottery, print }: OpsContext,
): Promise<void> => {
  const settled = await database.unitOfWork(async tx => {
    const locked = await requireOrder(tx, id)
    const order = await settleDispute(tx, locked, { decision, reason, now: clock.now() })
    if (!order) throw new OpsError(whyNot(locked, decision))
    return order
  })
  print(lineOf(settled, lottery))
}

const wrongUse = (problem: string) =>
  new OpsError([problem, ...usage.map(line => `  pnpm ops order ${line}`)].join('\n'))

interface Given {
  words: string[]
  reason: string | undefined
}

const read = (args: readonly string[]): Given => {
  try {
    const { positionals: words, values } = parseArgs({
      args: [...args],
      options: { reason: { type: 'string' } },
      allowPositionals: true,
    })
    return { words, reason: values.reason?.trim() }
  } catch {
    throw wrongUse('The command cannot be read.')
  }
}

const requireReason = (reason: string | undefined): string => {
  if (!reason) throw new OpsError('A reason is needed: --reason "<why>". It stays in the trail of the order.')
  if (reason.length > LONGEST_REASON)
    throw new OpsError(`The reason is too long: at most ${LONGEST_REASON} characters.`)
  return reason
}

/** Orders in dispute: their events, and an operator's decision. */
export const orderCommand: OpsCommand = {
  name: 'order',
  usage,
  async run(args, context) {
    const { words, reason } = read(args)
    const [verb, id, ...more] = words
    if (more.length > 0) throw wrongUse('There are too many arguments.')
    if (verb === 'list' && id === undefined) return list(context)
    if (verb === undefined) throw wrongUse('The command is missing.')
    if (verb !== 'show' && verb !== 'credit' && verb !== 'close')
      throw wrongUse(`"${verb}" is unknown: order takes list, show, credit or close.`)
    if (id === undefined) throw wrongUse('Which order? Its id is missing.')
    return verb === 'show' ? show(id, context) : settle(verb, id, requireReason(reason), context)
  },
}
