import { describe, expect, test } from 'vitest'
import { CLUB_URL, openSandbox, SECRET, type OpenSandbox } from '../../../test/openSandbox.ts'
import { GAMES } from './games.ts'

const prizes = [0, 50, 100, 500].map(amount => ({ amount, weight: amount === 0 ? 70 : 10 }))
const round = { gameId: 'SAGUARO_SPIN', prize: 100, prizes }

const openRound = (sandbox: OpenSandbox, body: object, reference = 'round-1') =>
  sandbox.post('/arcade/rounds', body, { authorization: `Bearer ${SECRET}`, 'idempotency-key': reference })

const faceOf = async (answer: Response) => JSON.parse((await answer.json()).face)

const timesOf = (symbols: number[]) =>
  Math.max(...symbols.map(symbol => symbols.filter(each => each === symbol).length))

describe('an arcade round', () => {
  test('is opened for the product, and has a page on this origin', async () => {
    const sandbox = await openSandbox()
    const answer = await openRound(sandbox, round)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      token: expect.stringMatching(/^[\w-]{32}$/),
      gameConfig: { gameId: 'SAGUARO_SPIN', kind: 'spin' },
      themeHostName: expect.stringMatching(/^http:\/\/localhost(:3001)?\/arcade\/play\/SAGUARO_SPIN$/),
    })
  })

  test('stays the same for the same reference, and is refused to a different request', async () => {
    const sandbox = await openSandbox()
    const first = await (await openRound(sandbox, round)).json()
    expect(await (await openRound(sandbox, round)).json()).toEqual(first)
    expect((await openRound(sandbox, { ...round, prize: 500 })).status).toBe(409)
    expect((await (await openRound(sandbox, round, 'round-2')).json()).token).not.toBe(first.token)
  })

  test.each([
    ['of an unknown game', { ...round, gameId: 'CHESS' }, 404],
    ['with a negative prize', { ...round, prize: -1 }, 422],
    ['with an unknown field', { ...round, playerId: 'somebody' }, 422],
  ])('%s is refused', async (_, body, status) => {
    expect((await openRound(await openSandbox(), body)).status).toBe(status)
  })

  test('is refused without the shared secret or an idempotency key', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.post('/arcade/rounds', round)).status).toBe(401)
    expect((await sandbox.postAsProduct('/arcade/rounds', round)).status).toBe(400)
  })
})

describe('symbols that a game shows', () => {
  test.each([
    'SAGUARO_DROP',
    'SAGUARO_SPIN',
    'MONSOON_REELS',
    'COPPER_CLAIM',
    'DESERT_BLOOM',
    'SIZZLINGHOT',
    'CROSSWORD',
    'PACMAN',
    'PICK_A_PINATA',
    'NIGHT_SKY_GEMS',
  ])('match three times in %s for the prize of the round, and for nothing else', async gameId => {
    const sandbox = await openSandbox()
    for (let count = 0; count < 40; count += 1) {
      const prize = [0, 50, 500][count % 3] ?? 0
      const face = await faceOf(await openRound(sandbox, { gameId, prize, prizes }, `r${count}`))
      expect(face).toMatchObject({
        amount: prize,
        paytable: [{ amount: 500 }, { amount: 100 }, { amount: 50 }],
      })
      const spins: { symbols: number[]; amount: number }[] = face.spinResults
      expect(spins.reduce((sum, { amount }) => sum + amount, 0)).toBe(prize)
      for (const { symbols, amount } of spins) {
        const worth = face.paytable.find((line: { amount: number }) => line.amount === amount)
        expect(timesOf(symbols) >= 3).toBe(amount > 0)
        if (amount > 0) expect(symbols.filter(symbol => symbol === worth.symbol)).toHaveLength(3)
      }
    }
  })
})

describe('fields of a wheel', () => {
  const opened = async (prize: number, reference: string) =>
    faceOf(await openRound(await openSandbox(), { gameId: 'COPPER_WHEEL', prize, prizes }, reference))

  test('include one of the prize, at which the wheel stops', async () => {
    for (const [index, prize] of [0, 50, 100, 500, 0, 500].entries()) {
      const { segments, stop, amount } = await opened(prize, `wheel-${index}`)
      expect([segments[stop].amount, amount]).toEqual([prize, prize])
    }
  })

  test('are as wide as their chances', async () => {
    const { segments } = await opened(0, 'wheel')
    const shareOf = (wanted: number) =>
      segments
        .filter(({ amount }: { amount: number }) => amount === wanted)
        .reduce((sum: number, { weight }: { weight: number }) => sum + weight, 0)
    expect([0, 50, 100, 500].map(shareOf)).toEqual([70, 10, 10, 10])
  })
})

describe('the page of a game', () => {
  test('can be framed by the club alone', async () => {
    const page = await (await openSandbox()).get('/arcade/play/COPPER_CLAIM')
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`frame-ancestors ${CLUB_URL};`)
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("connect-src 'none'")
  })

  test('posts messages to the club alone, and knows no outcome by itself', async () => {
    const sandbox = await openSandbox()
    const script = await (await sandbox.get('/arcade/files/frame.js')).text()
    expect(script).toContain('origin !== clubOrigin || source !== parent')
    expect(script).not.toContain("'*'")
    for (const name of ['spinGame.js', 'wheelGame.js', 'matchGame.js', 'frame.js'])
      expect(await (await sandbox.get(`/arcade/files/${name}`)).text()).not.toContain('Math.random')
  })

  test('is not found for an unknown game, nor is an unknown file', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.get('/arcade/play/CHESS')).status).toBe(404)
    expect((await sandbox.get('/arcade/files/arcadeService.ts')).status).toBe(404)
  })
})

test('shows people the games, and which rounds were opened', async () => {
  const sandbox = await openSandbox()
  await openRound(sandbox, round)
  const page = await sandbox.page('/arcade')
  for (const { names } of GAMES) expect(page).toContain(names.en)
  expect(page).toContain('wins 100')
})
