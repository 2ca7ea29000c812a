import { html } from 'hono/html'
import type { FieldProblem } from '../../kernel/Refusal.ts'
import { showMoment } from '../../kernel/showMoment.ts'
import type { Fields } from '../../kernel/submission.ts'
import { wallTime } from '../../kernel/wallTime.ts'
import { field, press, select } from '../../pages/fields.ts'
import { type Html, page } from '../../pages/page.ts'

const DAY_MS = 86_400_000

const STEPS = [
  ['5 minutes', 5 * 60_000],
  ['30 minutes', 30 * 60_000],
  ['1 hour', 3_600_000],
  ['1 day', DAY_MS],
  ['1 week', 7 * DAY_MS],
  ['14 days', 14 * DAY_MS],
  ['30 days', 30 * DAY_MS],
] as const

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

/** "2 days 3 hours ahead of the real time". */
export function describeOffset(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000)
  if (minutes === 0) return offsetMs === 0 ? 'The real time.' : 'Within a minute of the real time.'
  const parts = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const
  const distance = parts.filter(([n]) => n > 0).map(([n, unit]) => counted(n, unit))
  return `${distance.join(' ')} ${offsetMs > 0 ? 'ahead of' : 'behind'} the real time.`
}

type Props = {
  clubUrl: string
  offsetMs: number
  now: Date
  done?: string | undefined
  problems?: readonly FieldProblem[]
  fields?: Fields
}

export const clockPage = ({ clubUrl, offsetMs, now, done, problems = [], fields = {} }: Props): Html =>
  page({
    title: 'Clock',
    service: 'clock',
    clubUrl,
    done,
    problems,
    intro:
      'Move the product’s clock. Draws, links that run out, birthdays and purges follow it, and so do the services here.',
    body: html`
      <section class="dial" aria-label="The product’s time">
        <p class="reading">${showMoment(now)}</p>
        <p>In Phoenix. ${describeOffset(offsetMs)} <code>${now.toISOString()}</code></p>
      </section>
      <section>
        <h2>Go forward</h2>
        <div class="presses">
          ${STEPS.map(([label, ms]) => press('/clock', label, { advanceMs: String(ms) }))}
        </div>
      </section>
      <div class="columns">
        <section class="card">
          <h2>Go to a moment</h2>
          <form method="post" action="/clock">
            ${field({
              name: 'at',
              label: 'Date and time in Phoenix',
              type: 'datetime-local',
              value: fields.at ?? wallTime(now),
              problems,
            })}
            <button class="button">Go there</button>
          </form>
        </section>
        <section class="card">
          <h2>Go a distance</h2>
          <form method="post" action="/clock">
            <div class="row">
              ${field({ name: 'amount', label: 'How far', value: fields.amount ?? '1', hint: 'Minus goes back', width: 'short', problems })}
              ${select({
                name: 'unit',
                label: 'Unit',
                value: fields.unit ?? 'days',
                options: ['minutes', 'hours', 'days'].map(unit => ({ value: unit, label: unit })),
                problems,
              })}
            </div>
            <button class="button">Move</button>
          </form>
        </section>
      </div>
      <section>
        <h2>Back to the real time</h2>
        ${press('/clock', 'Reset the clock', { reset: 'true' })}
      </section>
    `,
  })
