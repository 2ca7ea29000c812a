import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { LAKE_STATE, lakeState } from '../../../scripts/testing/lakeState.ts'
import { readConfig } from '../src/kernel/config/config.ts'
import { runOps } from '../src/kernel/ops/runOps.ts'
import { orderCommand } from '../src/store/orders.ops.ts'
import { startDatabase } from './engines.ts'
import { mailsTo } from './mailbox.ts'
import { orderBody, verdictOf } from './orders.ts'
import { startStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'pc-lottery-money-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the daily limit of the configured lottery', () => {
  const world = startDatabase('postgres', { zone: lakeState.zone })
  const { arrive, submit, spent, reset } = startStore(world, { LOTTERY_CONFIG: LAKE_STATE })
  beforeEach(reset)

  test('[CART-010] is the limit of the threshold status', async () => {
    const { browser } = await arrive()
    const statusOf = async (total: number) =>
      (await browser.get(`/api/store/threshold-status?total=${total}`)).json
    expect(await statusOf(2500)).toMatchObject({ limit: 2500, isLimitReached: false })
    expect(await statusOf(2501)).toMatchObject({ limit: 2500, isLimitReached: true })
  })

  test('is the highest price of a bundle on sale', async () => {
    const { browser, player } = await arrive()
    const { json } = await browser.get('/api/store/catalog')
    expect(json.content.map(({ price }: { price: number }) => price)).toEqual([500, 1000])
    const { problem } = await submit(browser, orderBody(player, [{ id: 3, quantity: 1, price: 5000 }]))
    expect(problem.errorKey).toBe('store.catalogChanged')
  })

  test('[ERR-025] [CART-010] holds for orders at the same moment, and the refusal states it', async () => {
    const { browser, player } = await arrive()
    const answers = await Promise.all(Array.from({ length: 4 }, () => submit(browser, orderBody(player))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422])
    expect(await spent(player)).toBe(2000)
    expect(answers.find(({ status }) => status === 422)?.problem).toMatchObject({
      errorKey: 'store.dailyLimit',
      params: { total: '$30.00', limit: '$25.00' },
    })
  })
})

describe('the currency of the configured lottery', () => {
  const file = join(folder, 'lottery.json')
  writeFileSync(file, JSON.stringify({ ...lakeState, currency: 'CAD' }))
  const world = startDatabase('postgres', { zone: lakeState.zone })
  const store = startStore(world, { LOTTERY_CONFIG: file })
  const { arrive, club, house, notice, order, orders, reset, runner, submit, tokens, trail } = store
  beforeEach(reset)

  test('is the currency that a payment is opened in, and credited in', async () => {
    const { browser, player } = await arrive()
    const { transactionId } = await order(browser, player)
    expect(house.opened.at(-1)).toMatchObject({ amount: 1000, currency: 'CAD' })
    await notice(browser, verdictOf(transactionId, { currency: 'CAD' }))
    expect(await orders(player)).toMatchObject([{ state: 'paid' }])
    expect(await tokens(player)).toBe(10_000)
    expect(await trail(transactionId)).toMatchObject([{ amount: 1000, currency: 'CAD' }])
  })

  test('makes a payment of as many US dollars a dispute, which the mail and the list of orders state', async () => {
    const { browser, player } = await arrive()
    const { transactionId } = await order(browser, player)
    await notice(browser, verdictOf(transactionId, { currency: 'USD' }))
    expect(await orders(player)).toMatchObject([{ state: 'disputed' }])
    expect(await tokens(player)).toBe(0)

    await runner().runDue()
    const [mail] = await mailsTo(world, player.email)
    expect(mail?.text).toContain('CA$10.00')
    expect(mail?.text).toContain('CAD\u00a010.00')
    expect(mail?.text).not.toMatch(/(?<!CA)\$/)

    const printed: string[] = []
    const context = {
      database: world.database,
      clock: club.clock,
      lottery: readConfig({ LOTTERY_CONFIG: file }).lottery,
      print: (line: string) => printed.push(line),
    }
    await runOps([orderCommand], ['order', 'list'], context)
    expect(printed.join('\n')).toContain(`${transactionId}  disputed  CA$10.00  10000 tokens`)
  })

  test('is the currency of refusals, in both languages', async () => {
    const { browser, player } = await arrive()
    const body = orderBody(player, [{ id: 2, quantity: 3, price: 1000 }])
    const paramsOf = async (language: string) => {
      const headers = { 'idempotency-key': randomUUID(), 'accept-language': language }
      return (await browser.post('/api/store/orders', body, { headers })).problem.params
    }
    expect(await paramsOf('en')).toEqual({ total: 'CA$30.00', limit: 'CA$25.00' })
    expect(await paramsOf('es')).toEqual({ total: 'CAD\u00a030.00', limit: 'CAD\u00a025.00' })
    expect((await submit(browser, orderBody(player))).status).toBe(200)
  })
})
