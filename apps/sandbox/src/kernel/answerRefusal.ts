import type { Context } from 'hono'
import { html } from 'hono/html'
import { page } from '../pages/page.ts'
import type { Refusal } from './Refusal.ts'
import { isJsonWanted } from './submission.ts'

/** The response to a refused request: a problem document for programs, a page for people. */
export function answerRefusal(c: Context, refusal: Refusal, clubUrl: string) {
  const { status, message, problems } = refusal
  if (isJsonWanted(c)) {
    const body = { status, title: message, ...(problems.length > 0 ? { problems } : {}) }
    return c.json(body, status, { 'Content-Type': 'application/problem+json' })
  }
  const title = status === 404 ? 'No such page' : 'That did not work'
  const body = html`<p><a class="button" href="/">See all services</a></p>`
  return c.html(page({ title, clubUrl, intro: message, body }), status)
}
