import { Hono } from 'hono'
import type { Kept } from '../../kernel/keptState.ts'
import { Refusal } from '../../kernel/Refusal.ts'
import { isJsonWanted, readSubmission } from '../../kernel/submission.ts'
import { changed, type Fault, faultChangeFrom, faultChangeFromFields } from './Fault.ts'
import { faultsPage } from './faultsPage.ts'

type Deps = { clubUrl: string; faults: Kept<Fault[]> }

const DONE: Record<string, string> = { set: 'The fault is set.', cleared: 'Cleared.' }

/** `/faults`: shows and sets the faults of the outside parties. */
export function faultsDoor({ clubUrl, faults }: Deps) {
  return new Hono()
    .get('/faults', c => {
      if (isJsonWanted(c)) return c.json({ faults: faults.get() })
      return c.html(faultsPage({ clubUrl, faults: faults.get(), done: DONE[c.req.query('done') ?? ''] }))
    })
    .get('/faults.json', c => c.json({ faults: faults.get() }))
    .post('/faults', async c => {
      const submission = await readSubmission(c)
      if (submission.from === 'program') {
        await faults.set(changed(faults.get(), faultChangeFrom(submission.value)))
        return c.json({ faults: faults.get() })
      }
      const { fields } = submission
      try {
        const change = faultChangeFromFields(fields)
        await faults.set(changed(faults.get(), change))
        return c.redirect(`/faults?done=${'set' in change ? 'set' : 'cleared'}`, 303)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return c.html(
          faultsPage({ clubUrl, faults: faults.get(), problems: error.problems, fields }),
          error.status,
        )
      }
    })
}
