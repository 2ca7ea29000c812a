import { Hono } from 'hono'
import { type Infer, integer, object } from 'superstruct'
import type { Stored } from '../../kernel/storedState.ts'
import { Refusal } from '../../kernel/Refusal.ts'
import { isJsonWanted, readSubmission } from '../../kernel/submission.ts'
import { type ClockChange, clockChangeFrom, clockChangeFromFields, offsetAfter } from './clockChange.ts'
import { clockPage } from './clockPage.ts'
import type { SendOffset } from './sendOffset.ts'

export const ClockState = object({ offsetMs: integer() })
export type ClockState = Infer<typeof ClockState>

type Deps = { clubUrl: string; clock: Stored<ClockState>; realNow: () => Date; sendOffset: SendOffset }

/** `/clock`: stores the offset of the product's clock, and sends it to the product. */
export function clockService({ clubUrl, clock, realNow, sendOffset }: Deps) {
  const reading = () => {
    const { offsetMs } = clock.get()
    return { offsetMs, now: new Date(realNow().getTime() + offsetMs) }
  }

  // Changes are sent one after the other: otherwise a race could leave the product with the older of two.
  let sending: Promise<unknown> = Promise.resolve()
  const move = (change: ClockChange): Promise<string | undefined> => {
    const delivered = sending.then(async () => {
      const offsetMs = offsetAfter(change, clock.get().offsetMs, realNow())
      await clock.set({ offsetMs })
      return sendOffset(offsetMs)
    })
    sending = delivered.catch(() => undefined)
    return delivered
  }

  return new Hono()
    .get('/clock', c => {
      if (isJsonWanted(c)) return c.json(reading())
      const done = c.req.query('done') === 'moved' ? 'The product has the new time.' : undefined
      return c.html(clockPage({ clubUrl, ...reading(), done }))
    })
    .get('/clock.json', c => c.json(reading()))
    .post('/clock', async c => {
      const submission = await readSubmission(c)
      if (submission.from === 'program') {
        const error = await move(clockChangeFrom(submission.value))
        return c.json({ ...reading(), ...(error ? { error } : {}) }, error ? 502 : 200)
      }
      const { fields } = submission
      try {
        const error = await move(clockChangeFromFields(fields))
        if (!error) return c.redirect('/clock?done=moved', 303)
        return await c.html(clockPage({ clubUrl, ...reading(), problems: [{ field: '', text: error }] }), 502)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return c.html(clockPage({ clubUrl, ...reading(), problems: error.problems, fields }), error.status)
      }
    })
}
