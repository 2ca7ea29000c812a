import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startServer, type ClubServer } from '../../test/clubServer.ts'
import { START } from '../../test/constants.ts'
import type { Browser } from '../../test/Browser.ts'
import { players } from '../accounts/accounts.tables.ts'
import { sessionFamilies } from '../kernel/sessions/sessions.tables.ts'

const PARTNER = 'https://partner.example'
const OTHER_PARTNER = 'https://other.example'
const NONCE = 'n'.repeat(16)
const FRAME = { 'x-client-platform': 'embed' }
const HOUR = 3_600_000

const setUp = (club: ClubServer) => {
  /** A frame on a partner's page, with its own cookie jar. */
  const frame = async () => {
    const browser = club.browser()
    await browser.get('/api/auth/get/session', { headers: FRAME })
    return browser
  }
  const createCode = (browser: Browser, partnerOrigin = PARTNER) =>
    browser.post('/api/embed/codes', { partnerOrigin, nonce: NONCE })
  const redeem = (browser: Browser, code: string, partnerOrigin = PARTNER, nonce = NONCE) =>
    browser.post('/api/embed/sessions', { code, partnerOrigin, nonce }, { headers: FRAME })
  const signedIn = async () => (await club.enterNew()).browser
  return { frame, createCode, redeem, signedIn }
}

onPostgres('a sign-in in a partner’s frame', world => {
  const club = startServer(world, { env: { EMBED_ORIGINS: `${PARTNER},${OTHER_PARTNER}` } })
  const { frame, createCode, redeem, signedIn } = setUp(club)
  beforeEach(() => club.clock.set(START))

  const inFrameOf = (partnerOrigin: string) => ({ headers: { ...FRAME, 'x-partner-origin': partnerOrigin } })
  const balance = (browser: Browser, partnerOrigin = PARTNER) =>
    browser.get('/api/loyalty/v2/tokens', inFrameOf(partnerOrigin))

  test('is carried over by a code, and shows the balance', async () => {
    const { json } = await createCode(await signedIn())
    const widget = await frame()
    expect((await balance(widget)).status).toBe(401)
    const { status, headers } = await redeem(widget, json.code)
    expect(status).toBe(204)
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-pc_embed=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
    )
    expect((await balance(widget)).status).toBe(200)
    expect((await widget.get('/api/loyalty/v1/points/balance', inFrameOf(PARTNER))).status).toBe(200)
  })

  describe('a sign-in code', () => {
    test('works once', async () => {
      const { json } = await createCode(await signedIn())
      await redeem(await frame(), json.code)
      const { status, problem } = await redeem(await frame(), json.code)
      expect([status, problem.errorKey]).toEqual([401, 'error.embed.invalidCode'])
    })

    test('works for sixty seconds', async () => {
      const browser = await signedIn()
      const first = (await createCode(browser)).json.code
      club.clock.advance(59_999)
      expect((await redeem(await frame(), first)).status).toBe(204)
      const second = (await createCode(browser)).json.code
      club.clock.advance(60_000)
      expect((await redeem(await frame(), second)).status).toBe(401)
    })

    test.each([
      ["another partner's site", OTHER_PARTNER, NONCE],
      ['another widget', PARTNER, 'm'.repeat(16)],
    ])('is used up without effect when %s sends it', async (_, origin, nonce) => {
      const { json } = await createCode(await signedIn())
      expect((await redeem(await frame(), json.code, origin, nonce)).status).toBe(401)
      expect((await redeem(await frame(), json.code)).status).toBe(401)
    })

    test('is issued for partners only', async () => {
      const { status, problem } = await createCode(await signedIn(), 'https://stranger.example')
      expect([status, problem.errorKey]).toEqual([403, 'error.embed.unknownPartner'])
    })

    test('is issued to players only, and not from within a frame', async () => {
      expect((await createCode(await club.browser().open())).status).toBe(401)
      const { json } = await createCode(await signedIn())
      const widget = await frame()
      await redeem(widget, json.code)
      const body = { partnerOrigin: PARTNER, nonce: NONCE }
      expect((await widget.post('/api/embed/codes', body, { headers: FRAME })).status).toBe(403)
    })
  })

  describe('the frame', () => {
    const signedInFrame = async () => {
      const { id, browser } = await club.enterNew()
      const widget = await frame()
      await redeem(widget, (await createCode(browser)).json.code)
      return { id, browser, widget }
    }

    test.each([
      ['GET', '/api/account'],
      ['GET', '/api/loyalty/v1/points/transactions?page=0&size=25'],
      ['POST', '/api/loyalty/v2/tokens/redemptions'],
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/logout'],
    ])('is refused %s %s', async (method, path) => {
      const { widget } = await signedInFrame()
      const body = method === 'POST' ? {} : undefined
      expect((await widget.send(method, path, { body, headers: FRAME })).status).toBe(403)
    })

    test('gets no tokens, which would give access to more than it shows', async () => {
      const { widget } = await signedInFrame()
      expect((await widget.get('/api/auth/get/session', { headers: FRAME })).json).toEqual({})
    })

    test("does not pass its cookie as a session of the club's own pages", async () => {
      const { widget } = await signedInFrame()
      expect((await widget.get('/api/loyalty/v2/tokens')).status).toBe(401)
      widget.cookies.set('__Host-pc_session', widget.cookies.get('__Host-pc_embed') ?? '')
      expect((await widget.get('/api/loyalty/v2/tokens')).status).toBe(401)
    })

    test('is signed in for the partner that the player allowed, and for no other one on the same site', async () => {
      const { widget } = await signedInFrame()
      expect((await balance(widget, OTHER_PARTNER)).status).toBe(401)
      expect((await widget.get('/api/loyalty/v2/tokens', { headers: FRAME })).status).toBe(401)
      expect((await balance(widget)).status).toBe(200)
    })

    test("does not accept the club's own session", async () => {
      const browser = await signedIn()
      expect((await balance(browser)).status).toBe(401)
    })

    test('is signed out with the sign-in it came from', async () => {
      const { browser, widget } = await signedInFrame()
      await browser.post('/api/auth/logout')
      expect((await balance(widget)).status).toBe(401)
    })

    test('is signed out when the sign-in it came from expires', async () => {
      const { id, widget } = await signedInFrame()
      const expiresAt = new Date(START.getTime() + 1)
      await world.database.unitOfWork(tx =>
        tx.update(sessionFamilies).set({ expiresAt }).where(eq(sessionFamilies.playerId, id)),
      )
      expect((await balance(widget)).status).toBe(200)
      club.clock.advance(1)
      expect((await balance(widget)).status).toBe(401)
    })

    test('is signed out when its player is suspended', async () => {
      const { id, widget } = await signedInFrame()
      await world.database.unitOfWork(tx =>
        tx.update(players).set({ state: 'suspended' }).where(eq(players.id, id)),
      )
      expect((await balance(widget)).status).toBe(401)
    })

    test('is signed out after an hour', async () => {
      const { widget } = await signedInFrame()
      club.clock.advance(HOUR - 1)
      expect((await balance(widget)).status).toBe(200)
      club.clock.advance(1)
      expect((await balance(widget)).status).toBe(401)
    })
  })
})

onPostgres('a sign-in code used in parallel', world => {
  const club = startServer(world, { env: { EMBED_ORIGINS: PARTNER } })
  const { frame, createCode, redeem, signedIn } = setUp(club)

  test('opens one of ten frames', async () => {
    const { json } = await createCode(await signedIn())
    const frames = await Promise.all(Array.from({ length: 10 }, frame))
    const statuses = (await Promise.all(frames.map(widget => redeem(widget, json.code)))).map(
      ({ status }) => status,
    )
    expect(statuses.filter(status => status === 204)).toHaveLength(1)
  })
})
