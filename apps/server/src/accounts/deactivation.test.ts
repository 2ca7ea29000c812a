import { beforeEach, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startServer } from '../../test/clubServer.ts'
import { addPlayer } from '../../test/players.ts'
import { START } from '../../test/constants.ts'
import { creditActivity } from '../activities/index.ts'
import { outboxMails } from '../kernel/outbox/outbox.tables.ts'
import type { Browser } from '../../test/Browser.ts'

const deactivate = (browser: Browser) => browser.post('/api/account/deactivate')

onPostgres('deactivating an account', world => {
  const club = startServer(world)
  beforeEach(async () => {
    await club.forgetAttempts()
    await world.database.unitOfWork(tx => tx.delete(outboxMails))
  })
  const mails = () => world.database.unitOfWork(tx => tx.select().from(outboxMails).orderBy(outboxMails.id))

  test('[API-016] deactivating ends every session, and the player can no longer sign in', async () => {
    const { email } = await club.addAccount()
    const [browser, elsewhere] = [club.browser(), club.browser()]
    await browser.enter(email)
    const { refresh_token } = await elsewhere.enter(email, true)
    expect((await deactivate(browser)).status).toBe(204)
    expect(browser.cookies.has('__Host-pc_session')).toBe(false)
    expect((await browser.get('/api/account')).status).toBe(401)
    expect((await elsewhere.get('/api/account')).status).toBe(401)
    expect((await elsewhere.post('/api/auth/refresh', { refresh_token })).status).toBe(401)
    const { problem } = await (await club.browser().open()).signIn(email)
    expect(problem.errorKey).toBe('error.uaaAuthentication.suspended')
    const [mail] = await mails()
    expect([mail?.recipient, mail?.subject]).toEqual([email, 'Your Players Club account is deactivated'])
  })

  test('the browser that deactivated the account continues as a guest', async () => {
    const { email } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    await deactivate(browser)
    const again = await club.addAccount()
    expect((await browser.signIn(again.email)).status).toBe(200)
  })

  test('the player reactivates the account by mail', async () => {
    const { email } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    await deactivate(browser)
    expect((await browser.post('/api/account/unsuspend-by-email', { email })).status).toBe(204)
    expect((await mails()).filter(({ text }) => text.includes('/unsuspend?key='))).toHaveLength(1)
  })

  test('a request without a session or without a CSRF token changes nothing', async () => {
    const { email } = await club.addAccount()
    expect((await deactivate(await club.browser().open())).status).toBe(401)
    const browser = club.browser()
    await browser.enter(email)
    browser.csrfToken = 'forged'
    expect((await deactivate(browser)).problem.errorKey).toBe('error.csrf')
    expect((await browser.get('/api/account')).status).toBe(200)
  })
})

onPostgres('the player’s invitations', world => {
  const club = startServer(world)

  test('the answer has the code and what it earned in this month of the lottery', async () => {
    const { email, id } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    const path = '/api/account/invitations'
    const inviteCode = id.slice(0, 8)
    expect((await browser.get(path)).json).toEqual({ inviteCode, acceptedThisMonth: 0, pointsThisMonth: 0 })
    const lastMonth = new Date('2026-02-27T18:00:00Z')
    for (const now of [lastMonth, START, START]) {
      const subject = await addPlayer(world.database)
      await world.database.unitOfWork(tx =>
        creditActivity(tx, { playerId: id, activityKey: 'invite-accepted', now, subject }),
      )
    }
    expect((await browser.get(path)).json).toEqual({
      inviteCode,
      acceptedThisMonth: 2,
      pointsThisMonth: 2000,
    })
    expect((await (await club.browser().open()).get(path)).status).toBe(401)
  })
})

onPostgres('deactivating an account, in parallel', world => {
  const club = startServer(world)

  test('repeated requests deactivate the account once and send one mail', async () => {
    const { email } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    const answers = await Promise.all([deactivate(browser), deactivate(browser), deactivate(browser)])
    expect(answers.some(({ status }) => status === 204)).toBe(true)
    expect(answers.every(({ status }) => status === 204 || status === 401)).toBe(true)
    expect(await world.database.unitOfWork(tx => tx.$count(outboxMails))).toBe(1)
  })
})
