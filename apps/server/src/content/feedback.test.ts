import { copperStateLottery, FEEDBACK_KEPT_DAYS, feedbackBody } from '@players-club/domain-models'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../test/Browser.ts'
import { startServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import { onEachEngine, onPostgres, type TestDatabase } from '../../test/engines.ts'
import { solveCaptcha } from '../../test/solveCaptcha.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { outboxMails } from '../kernel/outbox/outbox.tables.ts'
import { feedbackPurge } from './feedback.service.ts'
import { feedbackMessages } from './feedback.tables.ts'

const PATH = '/api/feedback'
const DAY_MS = 24 * 60 * 60_000

const written = {
  email: 'guest@players.example',
  firstName: 'Gus',
  lastName: 'Visitor',
  subject: 'The map of <retailers>',
  body: feedbackBody('It is upside down.\nSee you,\nGus', { browser: 'Firefox', system: 'Linux' }),
}

const setUp = (world: TestDatabase) => {
  const club = startServer(world)
  const read = async () => ({
    rows: await world.database.unitOfWork(tx => tx.select().from(feedbackMessages)),
    mails: await world.database.unitOfWork(tx => tx.select().from(outboxMails)),
  })
  const solve = async (browser: Browser, action = 'CONTACT_US') =>
    solveCaptcha((await browser.get(`/api/captcha/${action}`)).json)
  const send = async (browser: Browser, change: object = {}) => {
    const { status, problem } = await browser.post(PATH, {
      ...written,
      recaptcha: await solve(browser),
      ...change,
    })
    return [status, problem?.errorKey]
  }
  beforeEach(async () => {
    club.clock.set(START)
    await club.forgetAttempts()
    await world.database.unitOfWork(async tx => {
      await tx.delete(feedbackMessages)
      await tx.delete(outboxMails)
    })
  })
  return { club, read, solve, send, guest: () => club.browser().open() }
}

onEachEngine('feedback', world => {
  const { club, read, solve, send, guest } = setUp(world)

  test('[API-081] of a guest is stored, and mailed to the support team with a reply address', async () => {
    expect(await send(await guest())).toEqual([204, undefined])
    const { rows, mails } = await read()
    expect(rows).toEqual([{ ...written, id: rows[0]?.id, playerId: null, createdAt: START }])
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail).toMatchObject({
      recipient: copperStateLottery.brand.supportEmail,
      replyTo: written.email,
      subject: 'Feedback: The map of <retailers>',
    })
    expect(mail?.text).toContain('From Gus Visitor, guest@players.example')
    expect(mail?.text).toContain('nobody has checked the name or the address')
    expect(mail?.text).toContain('It is upside down.')
    expect(mail?.text).toContain('Version 2.223.0, Firefox, Linux')
    expect(mail?.html).toContain('The map of &lt;retailers&gt;')
  })

  test('[FEEDBACK-007] of a player has the name and address of the account, whatever was sent', async () => {
    const { email, id, login } = await club.addAccount({ lastName: null })
    const browser = club.browser()
    await browser.enter(email)
    expect(await send(browser, { lastName: 'Typed' })).toEqual([204, undefined])
    const { rows, mails } = await read()
    expect(rows).toMatchObject([{ playerId: id, email, firstName: 'Verity', lastName: 'Typed' }])
    expect(mails).toMatchObject([{ replyTo: email }])
    expect(mails[0]?.text).toContain(`Written by the signed-in player ${login}.`)
  })

  test.each([
    ['a name with a digit', { firstName: 'G4' }, 'field.firstName'],
    ['no last name', { lastName: ' ' }, 'field.lastName'],
    ['half an address', { email: 'guest@' }, 'error.email.invalid'],
    ['two addresses', { email: 'guest@players.example\r\nBcc: all@players.example' }, 'error.email.invalid'],
    ['a subject too long', { subject: 'x'.repeat(101) }, 'feedback.subject.invalid'],
    ['a subject with a header', { subject: 'Hello\nBcc: all@players.example' }, 'feedback.subject.invalid'],
    ['a subject with a body', { subject: 'Hello\r\n\r\nAnother mail' }, 'feedback.subject.invalid'],
    ['no message', { body: ' \n' }, 'feedback.message.invalid'],
    ['a message too long', { body: 'x'.repeat(1101) }, 'feedback.message.invalid'],
    ['a message that is no text', { body: 'a \u001b escape' }, 'feedback.message.invalid'],
    ['an invisible message', { body: '\u200b\u2060' }, 'feedback.message.invalid'],
  ])('[FEEDBACK-006] with %s is refused, and uses up no captcha', async (_, change, key) => {
    const browser = await guest()
    const recaptcha = await solve(browser)
    expect(await send(browser, { ...change, recaptcha })).toEqual([422, key])
    expect(await read()).toEqual({ rows: [], mails: [] })
    expect(await send(browser, { recaptcha })).toEqual([204, undefined])
  })

  test('with an unknown field is refused', async () => {
    expect((await send(await guest(), { playerId: 'x' }))[0]).toBe(400)
  })

  describe('the captcha of feedback', () => {
    test.each([undefined, '', 'x'.repeat(4001)])('[FEEDBACK-003] has to be present: %#', async recaptcha => {
      expect((await send(await guest(), { recaptcha }))[0]).toBe(400)
    })

    test('[FEEDBACK-003] has to be issued by this server, and solved for this action', async () => {
      const browser = await guest()
      const refused = [422, 'feedback.captchaFailed']
      expect(await send(browser, { recaptcha: 'made up' })).toEqual(refused)
      expect(await send(browser, { recaptcha: await solve(browser, 'REGISTRATION') })).toEqual(refused)
      const recaptcha = await solve(browser)
      expect(await send(browser, { recaptcha })).toEqual([204, undefined])
      expect(await send(browser, { recaptcha })).toEqual(refused)
      expect((await read()).rows).toHaveLength(1)
    })
  })

  test('is limited to five an hour from one sender, and a hundred from one network', async () => {
    const browser = await guest()
    const times = async (count: number, change: (at: number) => object) => {
      for (let at = 0; at < count; at++) expect(await send(browser, change(at))).toEqual([204, undefined])
    }
    await times(5, () => ({}))
    expect(await send(browser, { email: 'GUEST@players.example' })).toEqual([429, 'error.rateLimited'])
    // The refused one counts for the network too.
    await club.countAttempts('feedback', 97)
    await times(3, at => ({ email: `guest${at}@players.example` }))
    expect(await send(browser, { email: 'more@players.example' })).toEqual([429, 'error.rateLimited'])
    club.clock.advance(60 * 60_000)
    expect(await send(browser)).toEqual([204, undefined])
  })

  test('is deleted after ninety days', async () => {
    await send(await guest())
    const runner = createJobRunner({
      database: world.database,
      clock: club.clock,
      kinds: [feedbackPurge(world.database)],
    })
    club.clock.advance((FEEDBACK_KEPT_DAYS - 1) * DAY_MS)
    await runner.runDue()
    expect((await read()).rows).toHaveLength(1)
    club.clock.advance(DAY_MS)
    await runner.runDue()
    expect((await read()).rows).toEqual([])
  })
})

onPostgres('feedback that is sent ten times at once', world => {
  const { read, solve, send, guest } = setUp(world)

  test('[FEEDBACK-003] is accepted once with one captcha', async () => {
    const browser = await guest()
    const recaptcha = await solve(browser)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        send(browser, { recaptcha, email: `guest${at}@players.example` }),
      ),
    )
    expect(answers.filter(([status]) => status === 204)).toHaveLength(1)
    const { rows, mails } = await read()
    expect([rows.length, mails.length]).toEqual([1, 1])
  })
})
