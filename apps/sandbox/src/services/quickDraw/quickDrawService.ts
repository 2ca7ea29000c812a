import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { Refusal } from '../../kernel/Refusal.ts'
import { contentPolicy } from '../../kernel/securityHeaders.ts'
import { quickDrawPage } from './quickDrawPage.ts'

const script = readFileSync(new URL('quickDrawGame.js', import.meta.url), 'utf8')

/** `/arcade/quick-draw`: the fake provider of quick-draw games, whose pages the product frames. */
export const quickDrawService = ({ clubUrl }: { clubUrl: string }) =>
  new Hono()
    .get('/arcade/quick-draw/game.js', c =>
      c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    )
    .get('/arcade/quick-draw/:gameId', c => {
      const gameId = c.req.param('gameId')
      if (!/^\d{1,6}$/.test(gameId)) throw new Refusal(404, 'There is no such game.')
      return c.html(quickDrawPage({ clubUrl }), 200, {
        'Content-Security-Policy': contentPolicy({
          'frame-ancestors': clubUrl,
          'img-src': `'self' ${clubUrl}`,
          'script-src': "'self'",
        }),
      })
    })
