import { copperStateLottery } from '@players-club/domain-models'
import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { mailsTo } from '../../test/mailbox.ts'
import { verdictOf } from '../../test/orders.ts'
import { programEnv } from '../../test/programEnv.ts'
import { startStore } from '../../test/store.ts'
import { ledgerFaults } from '../kernel/ledger/index.ts'
import { runOps } from '../kernel/ops/runOps.ts'
import { orderCommand } from './orders.ops.ts'

const OPS = fileURLToPath(new URL('../ops.ts', import.meta.url))

onPostgres('the operator', world => {
  const { club, arrive, runner, notice, addOrder, tokens, orders, spent, trail, reset } = startStore(world)
  beforeEach(reset)

  const run = async (...args: string[]): Promise<string[]> => {
    const printed: string[] = []
    const context = {
      database: world.database,
      clock: club.clock,
      lottery: copperStateLottery,
      print: (line: string) => printed.push(line),
    }
    await runOps([orderCommand], ['order', ...args], context)
    return printed
  }
  const dispute = async (...verdicts: object[]) => {
    const player = await club.addAccount()
    const id = await addOrder(player)
    for (const verdict of verdicts) await notice(club.browser(), verdictOf(id, verdict))
    return { player, id }
  }

  test('lists the orders in dispute and no others', async () => {
    const { id } = await dispute({ amount: 999 })
    const { id: paid } = await dispute({})
    const printed = await run('list')
    expect(printed.join('\n')).toMatch(new RegExp(`${id}  disputed  \\$10\\.00  10000 tokens  player`))
    expect(printed.join('\n')).not.toContain(paid)
    await run('close', id, '--reason', 'for the next test')
  })

  test('sees that no order is in dispute', async () => {
    expect(await run('list')).toEqual(['No order is in dispute.'])
  })

  test('sees the events of an order, their source, and the resulting states', async () => {
    const { id } = await dispute({ status: 'failed', reason: 'declined' }, { amount: 999 })
    const printed = (await run('show', id)).join('\n')
    expect(printed).toContain('not credited')
    expect(printed).toMatch(/notice {2}failed 1000 USD {2}pending → failed {2}payment first {2}“declined”/)
    expect(printed).toMatch(/notice {2}paid 999 USD {2}failed → disputed/)
    expect(printed).not.toContain('@')
    await run('close', id, '--reason', 'for the next test')
  })

  test('credits a disputed order once, with a reason among its events, and the player gets a mail', async () => {
    const { player, id } = await dispute({ amount: 999 })
    await run('credit', id, '--reason', '  The bank sent the missing cent.  ')
    expect(await orders(player)).toMatchObject([{ state: 'paid' }])
    expect(await tokens(player)).toBe(10_000)
    expect(await spent(player)).toBe(1000)
    expect((await trail(id)).at(-1)).toMatchObject({
      source: 'operator',
      status: 'credit',
      fromState: 'disputed',
      toState: 'paid',
      reason: 'The bank sent the missing cent.',
    })
    await expect(run('credit', id, '--reason', 'again')).rejects.toThrow(/were credited already, by transfer/)
    expect(await tokens(player)).toBe(10_000)
    await runner().runDue()
    const subjects = (await mailsTo(world, player.email)).map(({ subject }) => subject.split(' · ')[0])
    expect(new Set(subjects)).toEqual(
      new Set(['We are looking into your payment', 'Your tokens have been added']),
    )
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('closes a dispute without tokens, gives the amount back to the daily limit, and mails the player', async () => {
    const { player, browser } = await arrive()
    const id = await addOrder(player)
    await notice(browser, verdictOf(id, { amount: 999 }))
    await run('close', id, '--reason', 'Refunded by hand.')
    expect(await tokens(player)).toBe(0)
    expect(await spent(player)).toBe(0)
    await runner().runDue()
    const mails = await mailsTo(world, player.email)
    expect(mails.find(({ text }) => text.includes('No tokens were added for it'))).toBeDefined()
    // Money that the operator has seen does not reopen it; other money does.
    await notice(browser, verdictOf(id, { amount: 999 }))
    expect(await orders(player)).toMatchObject([{ state: 'closed' }])
    await notice(browser, verdictOf(id, { reference: 'second' }))
    expect(await orders(player)).toMatchObject([{ state: 'disputed' }])
    await run('close', id, '--reason', 'for the next test')
  })

  test('closes a dispute about a refund, and the credited tokens stay and count for the day', async () => {
    const { player, id } = await dispute({}, { status: 'refunded' })
    await expect(run('credit', id, '--reason', 'why')).rejects.toThrow(/were credited already/)
    await run('close', id, '--reason', 'A gesture of the club.')
    expect(await orders(player)).toMatchObject([{ state: 'closed' }])
    expect(await tokens(player)).toBe(10_000)
    expect(await spent(player)).toBe(1000)
    await runner().runDue()
    const texts = (await mailsTo(world, player.email)).map(({ text }) => text).join()
    expect(texts).toContain('The tokens that were added for it are in your history')
  })

  test('gets a message for a wrong command, and nothing changes', async () => {
    const { player, id } = await dispute({ status: 'failed' })
    const unknown = randomUUID()
    await expect(run('credit', id, '--reason', 'why')).rejects.toThrow(
      `Order ${id} is not in dispute: it is failed.`,
    )
    await expect(run('close', id, '--reason', 'why')).rejects.toThrow('is not in dispute')
    await expect(run('credit', unknown, '--reason', 'why')).rejects.toThrow(`There is no order ${unknown}.`)
    await expect(run('show', 'abc')).rejects.toThrow('There is no order abc.')
    await expect(run('credit', id)).rejects.toThrow('A reason is needed')
    await expect(run('credit', id, '--reason', '   ')).rejects.toThrow('A reason is needed')
    await expect(run('close', id, '--reason', 'x'.repeat(501))).rejects.toThrow('The reason is too long')
    await expect(run('credit')).rejects.toThrow('Which order?')
    await expect(run('forget', id)).rejects.toThrow(
      '"forget" is unknown: order takes list, show, credit or close.',
    )
    await expect(run('close', id, '--because', 'why')).rejects.toThrow('The command cannot be read.')
    await expect(run('show', id, id)).rejects.toThrow('There are too many arguments.')
    expect(await orders(player)).toMatchObject([{ state: 'failed' }])
    expect((await trail(id)).map(({ source }) => source)).toEqual(['notice'])
  })
})

onPostgres('pnpm ops order', world => {
  const { club, notice, addOrder, tokens, reset } = startStore(world)
  beforeEach(reset)

  const ops = async (...args: string[]) => {
    const child = spawn(process.execPath, ['--conditions=@players-club/source', OPS, 'order', ...args], {
      env: programEnv({ DATABASE_URL: world.location.url }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [printed, failed]: [string[], string[]] = [[], []]
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => failed.push(chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, printed: printed.join(''), failed: failed.join('') }
  }

  describe('a process of its own', () => {
    test('credits a disputed order beside a running server, and exits with 1 when it cannot', async () => {
      const player = await club.addAccount()
      const id = await addOrder(player)
      await notice(club.browser(), verdictOf(id, { amount: 999 }))
      const credited = await ops('credit', id, '--reason', 'The rest came by wire.')
      expect(credited).toMatchObject({ code: 0, failed: '' })
      expect(credited.printed).toContain(`${id}  paid`)
      expect(await tokens(player)).toBe(10_000)
      const again = await ops('credit', id, '--reason', 'The rest came by wire.')
      expect(again).toMatchObject({ code: 1, printed: '' })
      expect(again.failed).toMatch(/^The tokens of order .* were credited already, by transfer .*\.\n$/)
    })
  })
})
