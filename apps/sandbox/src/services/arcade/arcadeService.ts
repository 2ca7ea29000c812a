import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { isFromProduct } from '../../kernel/bearer.ts'
import { checked } from '../../kernel/checked.ts'
import type { Stored } from '../../kernel/storedState.ts'
import { Refusal } from '../../kernel/Refusal.ts'
import { contentPolicy } from '../../kernel/securityHeaders.ts'
import { readSubmission } from '../../kernel/submission.ts'
import { arcadePage } from './arcadePage.ts'
import { faceOf } from './faceOf.ts'
import { gamePage } from './gamePage.ts'
import { GAMES } from './games.ts'
import { PostedRound, type Round, type Rounds } from './Round.ts'

type Deps = { clubUrl: string; secret: string; rounds: Stored<Rounds>; now: () => Date }

const MOST_ROUNDS = 2_000

const FILES = ['game.css', 'frame.js', 'spinGame.js', 'wheelGame.js', 'matchGame.js', 'words.js'] as const
const contents = new Map<string, string>(
  FILES.map(name => [name, readFileSync(new URL(name, import.meta.url), 'utf8')]),
)
const typeOf = (name: string) => (name.endsWith('.css') ? 'text/css' : 'text/javascript')

function gameCalled(id: string | undefined) {
  const game = GAMES.find(each => each.id === id)
  if (!game) throw new Refusal(404, 'There is no such game.')
  return game
}

/** The round of this reference: the existing one, or a new one. The reference is the idempotency key. */
function opened(rounds: Rounds, reference: string, posted: PostedRound, now: Date) {
  const known = rounds.find(each => each.reference === reference)
  if (known) {
    if (known.gameId !== posted.gameId || known.prize !== posted.prize)
      throw new Refusal(409, 'This reference has opened another round.')
    return { round: known }
  }
  const { id: gameId, kind } = gameCalled(posted.gameId)
  const { prize, prizes } = posted
  const token = randomBytes(24).toString('base64url')
  const face = faceOf({ kind, prize, prizes, seed: token })
  const openedAt = now.toISOString()
  const round: Round = { reference, gameId, prize, token, face, gameConfig: { gameId, kind }, openedAt }
  return { round, left: [...rounds.slice(1 - MOST_ROUNDS), round] }
}

/**
 * `/arcade`: fake game providers. The club decides the outcome of a play; a page of the provider reveals it in a
 * frame.
 */
export function arcadeService({ clubUrl, secret, rounds, now }: Deps) {
  const answer = (c: Context, { token, face, gameConfig, gameId }: Round) =>
    c.json({ token, face, gameConfig, themeHostName: `${new URL(c.req.url).origin}/arcade/play/${gameId}` })

  return new Hono()
    .get('/arcade', c => c.html(arcadePage({ clubUrl, rounds: rounds.get() })))
    .get('/arcade/games.json', c => c.json({ games: GAMES }))
    .get('/arcade/files/:name', c => {
      const name = c.req.param('name')
      const text = contents.get(name)
      if (text === undefined) throw new Refusal(404, 'There is no such file.')
      return c.body(text, 200, { 'Content-Type': `${typeOf(name)}; charset=utf-8` })
    })
    .get('/arcade/play/:gameId', c => {
      const game = gameCalled(c.req.param('gameId'))
      return c.html(gamePage({ clubUrl, game }), 200, {
        'Content-Security-Policy': contentPolicy({ 'frame-ancestors': clubUrl, 'script-src': "'self'" }),
      })
    })
    .post('/arcade/rounds', async c => {
      if (!isFromProduct(c, secret))
        throw new Refusal(401, 'Only the product opens rounds, with the shared secret.')
      const reference = c.req.header('idempotency-key')
      if (!reference) throw new Refusal(400, 'A round has an Idempotency-Key.')
      const submission = await readSubmission(c)
      if (submission.from === 'form') throw new Refusal(415, 'Rounds are opened in JSON.')
      const { round, left } = opened(rounds.get(), reference, checked(submission.value, PostedRound), now())
      if (left) await rounds.set(left)
      return answer(c, round)
    })
}
